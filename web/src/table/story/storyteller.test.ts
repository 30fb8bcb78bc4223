import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Beat } from './beats';
import type { TableModel } from '../model/model.svelte';
import { Storyteller } from './storyteller.svelte';

const beat = (text: string): Beat => ({
  first: 0,
  last: 0,
  parts: [{ text }],
  soFar: [{ text }],
  turn: 0,
  seat: 0,
  aims: [],
  reveal: null,
  time: 1000,
  said: '',
  old: 0,
  oldSoFar: 0,
});

let teller: Storyteller;
const shown = (): string | undefined => teller.beat?.parts[0]?.text;

beforeEach(() => {
  vi.useFakeTimers();
  const table = { stage: { skip: () => undefined } } as unknown as TableModel;
  teller = new Storyteller(table);
});

describe('the storyteller', () => {
  it('shows a beat for its time, depending on the speed', async () => {
    const told = teller.say(beat('one'), 2);
    await vi.advanceTimersByTimeAsync(400);
    expect(shown()).toBe('one');
    await vi.advanceTimersByTimeAsync(200);
    await told;
    expect(shown()).toBeUndefined();
  });

  it('continues immediately when a beat is skipped', async () => {
    const told = teller.say(beat('one'), 1);
    await vi.advanceTimersByTimeAsync(10);
    teller.skip();
    await told;
    expect(shown()).toBeUndefined();
  });

  it('waits while paused, and continues step by step', async () => {
    teller.pause(true);
    const told = teller.say(beat('one'), 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown()).toBeUndefined();
    expect(teller.step()).toBe(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toBe('one');
    await vi.advanceTimersByTimeAsync(1000);
    await told;
    // The next one waits again.
    void teller.say(beat('two'), 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown()).toBeUndefined();
    teller.pause(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toBe('two');
  });

  it('has no step to take if nothing is waiting', () => {
    teller.pause(true);
    expect(teller.step()).toBe(false);
  });

  it('stops telling when it is rushed', async () => {
    teller.rush();
    await teller.say(beat('one'), 1);
    expect(shown()).toBeUndefined();
    teller.calm();
    void teller.say(beat('two'), 1);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toBe('two');
  });
});
