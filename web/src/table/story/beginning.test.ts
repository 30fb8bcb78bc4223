import { beforeEach, describe, expect, it } from 'vitest';

import type { Step } from '../../protocol';
import { begins, putAway } from './beginning';

const step = (move: number, seat: number | null, turnOf?: number): Step => ({
  seq: move,
  move,
  at: 0,
  seat,
  events: turnOf === undefined ? [] : [{ kind: 'turn', seat: turnOf }],
  phrases: [],
});
const asked = (story: Step[], own = [0]): boolean => begins('ABCDEF', own, story, 'turn');

describe('whether the opening card is shown', () => {
  beforeEach(() => sessionStorage.clear());

  it('is true before the first move, even if the card was dismissed', () => {
    putAway('ABCDEF');
    expect(asked([step(0, null, 0)])).toBe(true);
  });

  it('is false for people without a seat', () => expect(asked([step(0, null, 1)], [])).toBe(false));

  it('is true before their first turn, even if they have been shot at', () => {
    expect(asked([step(0, null, 1), step(1, 1), step(2, 0), step(3, 1, 2)])).toBe(true);
  });

  it('is true when their first turn has come', () => {
    expect(asked([step(0, null, 1), step(1, 1, 0)])).toBe(true);
  });

  it('is false when they have moved in their turn', () => {
    expect(asked([step(0, null, 0), step(1, 0)])).toBe(false);
    expect(asked([step(0, null, 1), step(1, 1, 0), step(2, 0, 1)])).toBe(false);
  });

  it('is false if the card was dismissed, or the beginning is long past', () => {
    expect(asked([step(40, 1), step(41, 2)])).toBe(false);
    putAway('ABCDEF');
    expect(asked([step(0, null, 1), step(1, 1)])).toBe(false);
  });
});
