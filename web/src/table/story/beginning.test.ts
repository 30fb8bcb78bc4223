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

describe('whether a game begins for somebody', () => {
  beforeEach(() => sessionStorage.clear());

  it('does before the first move, also when the card was put away', () => {
    putAway('ABCDEF');
    expect(asked([step(0, null, 0)])).toBe(true);
  });

  it('never does for who has no seat', () => expect(asked([step(0, null, 1)], [])).toBe(false));

  it('does before his first turn, though he has been shot at', () => {
    expect(asked([step(0, null, 1), step(1, 1), step(2, 0), step(3, 1, 2)])).toBe(true);
  });

  it('does when his first turn has come', () => {
    expect(asked([step(0, null, 1), step(1, 1, 0)])).toBe(true);
  });

  it('does not when he has moved in his turn', () => {
    expect(asked([step(0, null, 0), step(1, 0)])).toBe(false);
    expect(asked([step(0, null, 1), step(1, 1, 0), step(2, 0, 1)])).toBe(false);
  });

  it('does not when the card was put away, or the beginning is long past', () => {
    expect(asked([step(40, 1), step(41, 2)])).toBe(false);
    putAway('ABCDEF');
    expect(asked([step(0, null, 1), step(1, 1)])).toBe(false);
  });
});
