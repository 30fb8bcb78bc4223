import { describe, expect, it } from 'vitest';

import type { Results } from '../games/game';
import type { SeenEvent, View } from '../views';
import { HeldBack } from './held-back';

const results: Results = {
  hit: { seat: ['life'] },
  robbed: { seat: ['coins'], other: ['coins'] },
  fire: { table: ['farms'], every: ['coins'] },
};
const view = (life: number, coins: number, farms: number): View =>
  ({ game: 'bang', farms, seats: [0, 1].map(() => ({ life, coins, name: life })) }) as unknown as View;
const event = (kind: string, seat?: number, other?: number): SeenEvent =>
  ({ kind, seat, other }) as unknown as SeenEvent;

function facts(table: { view: View | null }): unknown[] {
  const { seats, farms } = table.view as unknown as {
    seats: { life: number; coins: number }[];
    farms: number;
  };
  return [...seats.map(({ life, coins }) => [life, coins]), farms];
}

describe('results that are held back', () => {
  const before = view(4, 10, 3);
  const after = view(3, 7, 2);
  const events = [event('draw', 0), event('hit', 1), event('robbed', 0, 1), event('fire')];

  it('are shown when their event is told, each for its seats', () => {
    const table = { view: before as View | null, game: { results } };
    const held = new HeldBack(table, events);
    held.commit(() => (table.view = after), 0);
    expect(facts(table)).toEqual([[3, 10], [4, 10], 3]);
    held.tell(2);
    expect(facts(table)).toEqual([[3, 10], [3, 10], 3]);
    held.tell(3);
    // The fire took coins from everybody too, and is still to be told.
    expect(facts(table)).toEqual([[3, 10], [3, 10], 3]);
    held.tell(4);
    expect(table.view).toBe(after);
  });

  it('leave a position alone that was shown meanwhile', () => {
    const table = { view: before as View | null, game: { results } };
    const held = new HeldBack(table, events);
    held.commit(() => (table.view = after), 0);
    const other = view(1, 1, 1);
    table.view = other;
    held.tell(4);
    expect(table.view).toBe(other);
  });

  it('are all shown at once in a game that names none', () => {
    const table = { view: before as View | null, game: {} };
    new HeldBack(table, events).commit(() => (table.view = after), 0);
    expect(table.view).toBe(after);
  });
});
