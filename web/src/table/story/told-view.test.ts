import { describe, expect, it } from 'vitest';

import * as shinobi from '../../games/shinobi/story';
import type { Results } from '../../games/game';
import type { SeenEvent, ShinobiView, View } from '../../views';
import { viewAt, type Telling } from './told-view';

const results: Results = {
  hit: { seat: ['life'] },
  out: { seat: ['out'] },
  role: { seat: ['role'] },
};
const game: Telling = { results, turn: 'turn', shuffles: { reshuffle: ['deck', 'discard'] } };

interface Facts {
  turn: number;
  asked: number | null;
  over: boolean;
  pending: unknown[];
  deck: { count: number; cards: unknown[] };
  discard: { card: string; id: number }[];
  seats: {
    life: number;
    out: boolean;
    role: string | null;
    hand: { count: number; cards: { card: string; id: number }[] };
  }[];
}

const seat = (
  life: number,
  role: string | null,
  cards: { card: string; id: number }[],
  count = cards.length,
) => ({
  life,
  out: life === 0,
  role,
  hand: { count, cards },
});
const position = (facts: Partial<Facts>): View =>
  ({
    game: 'bang',
    turn: 0,
    asked: 0,
    over: false,
    pending: [{ frame: 'turn', seat: 0 }],
    ...facts,
  }) as unknown as View;
const at = (before: View, after: View, events: SeenEvent[], told: number): Facts =>
  viewAt(before, after, events, told, game) as unknown as Facts;

describe('the position as far as it has been told', () => {
  const before = position({
    deck: { count: 9, cards: [] },
    discard: [{ card: 'beer', id: 1 }],
    seats: [seat(4, 'sheriff', [{ card: 'bang', id: 5 }]), seat(1, null, [], 1), seat(3, null, [], 2)],
  });
  const after = position({
    turn: 1,
    asked: 2,
    over: true,
    pending: [],
    deck: { count: 7, cards: [] },
    discard: [
      { card: 'bang', id: 6 },
      { card: 'beer', id: 1 },
    ],
    seats: [
      seat(4, 'sheriff', [
        { card: 'gatling', id: 7 },
        { card: 'saloon', id: 8 },
      ]),
      seat(0, 'outlaw', [], 1),
      seat(3, 'deputy', [], 2),
    ],
  });
  const events: SeenEvent[] = [
    { kind: 'bang', seat: 0, other: 1, card: 'bang', id: 6, was: 5, from: 'hand.0', to: 'discard' },
    { kind: 'hit', seat: 1, other: 0, n: 1 },
    { kind: 'out', seat: 1, other: 0 },
    { kind: 'role', seat: 1, to: 'role.1', card: 'outlaw', id: 20 },
    { kind: 'draw', seat: 0, card: 'gatling', id: 7, from: 'deck', to: 'hand.0' },
    { kind: 'draw', seat: 0, card: 'saloon', id: 8, from: 'deck', to: 'hand.0' },
    { kind: 'turn', seat: 1 },
    { kind: 'role', seat: 2, to: 'role.2', card: 'deputy', id: 21 },
    { kind: 'over' },
  ];

  it('is the one before the move if nothing has been told', () => {
    expect(at(before, after, events, 0)).toEqual(before);
  });

  it('moves cards when they are told, and leaves no gaps for later ones', () => {
    const played = at(before, after, events, 1);
    expect(played.seats[0]!.hand).toEqual({ count: 0, cards: [] });
    expect(played.discard.map(({ card }) => card)).toEqual(['bang', 'beer']);
    const drawn = at(before, after, events, 5);
    expect(drawn.seats[0]!.hand).toEqual({ count: 1, cards: [{ card: 'gatling', id: 7 }] });
    expect(drawn.deck.count).toBe(8);
  });

  it('changes life points, roles and the turn one after the other', () => {
    const facts = events.map((_, told) => {
      const { seats, turn, asked, over } = at(before, after, events, told);
      return [seats[1]!.life, seats[1]!.role, seats[2]!.role, turn, asked, over];
    });
    expect(facts).toEqual([
      [1, null, null, 0, 0, false],
      [1, null, null, 0, 0, false],
      [0, null, null, 0, 0, false],
      [0, null, null, 0, 0, false],
      [0, 'outlaw', null, 0, 0, false],
      [0, 'outlaw', null, 0, 0, false],
      [0, 'outlaw', null, 0, 0, false],
      [0, 'outlaw', null, 1, 1, false],
      [0, 'outlaw', 'deputy', 1, 1, false],
    ]);
  });

  it('shows a fact that changes twice when the second change is told', () => {
    const twice: SeenEvent[] = [
      { kind: 'hit', seat: 1, n: 1 },
      { kind: 'hit', seat: 1, n: 1 },
    ];
    expect(at(before, after, twice, 1).seats[1]!.life).toBe(1);
    expect(at(before, after, twice, 2).seats[1]!.life).toBe(0);
  });

  it('undoes what happens to a shuffled deck later', () => {
    const shuffled: SeenEvent[] = [
      { kind: 'reshuffle', n: 9 },
      { kind: 'draw', seat: 2, from: 'deck', to: 'hand.2' },
      { kind: 'play', seat: 0, card: 'bang', id: 6, was: 5, from: 'hand.0', to: 'discard' },
    ];
    const first = at(before, after, shuffled, 1);
    expect(first.deck.count).toBe(8);
    expect(first.discard.map(({ card }) => card)).toEqual(['beer']);
    expect(at(before, after, shuffled, 3).deck.count).toBe(7);
  });

  it('finds the armies of Shinobi, and reveals the secret clans one by one', () => {
    const province = (oda: number[]): ShinobiView['seats'][number]['province'] =>
      oda.length ? { oda: oda.map((id) => ({ card: 'oda', id })) } : {};
    const seats = (clan: 'oda' | 'mori' | null, first: number[], second: number[]): unknown[] => [
      { clan: 'takeda', hand: { count: 0, cards: [] }, province: province(first) },
      { clan, hand: { count: 0, cards: [] }, province: province(second) },
    ];
    const view = (facts: object): View =>
      ({ game: 'shinobi', turn: 0, discard: [], ...facts }) as unknown as View;
    const [start, end] = [view({ seats: seats(null, [1], []) }), view({ seats: seats('mori', [], [2]) })];
    const moves: SeenEvent[] = [
      { kind: 'march', seat: 0, card: 'oda', id: 2, was: 1, from: 'oda.0', to: 'oda.1' },
      { kind: 'clan', seat: 1, to: 'clan.1', card: 'secret-mori', id: 9 },
    ];
    const told = viewAt(start, end, moves, 1, { ...shinobi, turn: 'turn' }) as ShinobiView;
    expect(told.seats.map((one) => one.province.oda?.length ?? 0)).toEqual([0, 1]);
    expect(told.seats[1]!.clan).toBeNull();
    expect((viewAt(start, end, moves, 2, { ...shinobi, turn: 'turn' }) as ShinobiView).seats[1]!.clan).toBe(
      'mori',
    );
  });

  it('first puts a card that leaves the discard pile again on top of it', () => {
    const told = at(
      before,
      position({ ...before, discard: [{ card: 'beer', id: 1 }] } as Partial<Facts>),
      [
        { kind: 'discard', seat: 0, card: 'bang', id: 8, was: 5, from: 'hand.0', to: 'discard' },
        { kind: 'draw', seat: 1, card: 'bang', id: 9, was: 8, from: 'discard', to: 'hand.1' },
      ],
      1,
    );
    expect(told.discard.map(({ id }) => id)).toEqual([8, 1]);
  });
});
