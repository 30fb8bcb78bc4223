import { describe, expect, it } from 'vitest';

import type { Clock } from '../../protocol';
import { reading, shown } from './clock';

const clock = (change: Partial<Clock>): Clock => ({
  now: 0,
  seat: null,
  asked: null,
  each: null,
  due: null,
  out: null,
  banks: [null, null],
  held: null,
  spent: 0,
  ...change,
});

describe('a clock', () => {
  it('shows nothing without a limit', () => {
    expect(reading(clock({}), 0, 0).left).toBeNull();
  });

  it('counts down for the player who is asked', () => {
    const running = clock({ seat: 0, each: 15_000, due: 15_000, out: 75_000, banks: [60_000, 60_000] });
    expect(reading(running, 0, 5_000)).toEqual({ left: 70_000, bank: false });
    expect(reading(running, 0, 20_000)).toEqual({ left: 55_000, bank: true });
    expect(reading(running, 0, 90_000).left).toBe(0);
  });

  it('stands still for the others', () => {
    const running = clock({ seat: 0, each: 15_000, due: 15_000, out: 75_000, banks: [60_000, 40_000] });
    expect(reading(running, 1, 5_000)).toEqual({ left: 55_000, bank: false });
  });

  it.each([
    [68_000, '1:08'],
    [9_450, '9.4'],
    [10_000, '0:10'],
    [3_661_000, '1:01:01'],
  ])('%i ms reads %s', (millis, text) => {
    expect(shown(millis)).toBe(text);
  });
});
