import { beforeAll, describe, expect, it } from 'vitest';

import bang from '../games/bang';
import shinobi from '../games/shinobi';
import { roundEnd, scene } from '../games/samurai_spirit/story';
import type { GameModule } from '../games/game';
import type { Step } from '../protocol';
import type { SeenEvent, View } from '../views';
import { currentBundles, loadGameWords, setLanguage } from '../words/fluent.svelte';
import { beatsOf, digest, usualAim, type Beat } from './beats';
import { LinkedWords, LogBook, type Part } from './log';
import { readingTime, schedule } from './timing';

const NAMES = ['Ines', 'Nui', 'Orin', 'Gonji'];
const then = (rest: string): string => `, then ${rest}`;
const text = (parts: readonly Part[]): string =>
  parts.map(({ lead, text, tail }) => `${lead ?? ''}${text}${tail ?? ''}`).join('');
const step = (events: SeenEvent[], seat = 1): Step => ({ seq: 1, move: 1, at: 0, seat, events });

function beats(game: GameModule, events: SeenEvent[], before: SeenEvent[][] = []): Beat[] {
  const book = new LogBook(new LinkedWords(game.key, NAMES, currentBundles(), 0, game.topic), game);
  before.forEach((earlier) => book.add(step(earlier)));
  const view = { turn: 1, living: [0, 1, 2, 3] } as unknown as View;
  return beatsOf(step(events), book, { game, view, reader: 0, then });
}

beforeAll(async () => {
  await setLanguage('en');
  await loadGameWords('bang');
  await loadGameWords('shinobi');
}, 30_000);

describe('the beats of a move', () => {
  it('are one for each act, each with the sentence so far', () => {
    const found = beats(bang as unknown as GameModule, [
      { kind: 'panic', seat: 1, other: 2, card: 'panic-JH', id: 5, from: 'hand.1', to: 'discard' },
      { kind: 'stolen', seat: 1, from: 'hand.2', to: 'hand.1' },
    ]);
    expect(found.map((beat) => text(beat.parts))).toEqual([
      'Nui robbed Orin with Panic! J♥',
      'Nui robbed Orin with Panic! J♥: a card from the hand',
    ]);
    expect(found.map(({ first, last }) => [first, last])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(found[0]!.aims).toEqual([{ from: 'seat.1', to: ['seat.2'] }]);
    expect(found[1]!.aims).toEqual([{ from: 'seat.1', to: ['hand.2'] }]);
  });

  it('turn a card up with what it decides, and belong to the turn they happen in', () => {
    const found = beats(bang as unknown as GameModule, [
      { kind: 'turn', seat: 2 },
      { kind: 'check', seat: 2, card: 'schofield-KS', id: 7, from: 'deck', to: 'discard' },
      { kind: 'kept_in', seat: 2 },
      { kind: 'discard', seat: 2, card: 'jail-4H', id: 8, from: 'table.2', to: 'discard' },
      { kind: 'turn', seat: 3 },
      { kind: 'draw', seat: 3, from: 'deck', to: 'hand.3' },
      { kind: 'draw', seat: 3, from: 'deck', to: 'hand.3' },
    ]);
    expect(found[0]!.reveal).toMatchObject({ card: 'schofield-KS', verdict: 'Stays in jail', good: false });
    expect(found.slice(1).map((beat) => beat.reveal)).not.toContainEqual(expect.anything());
    expect(found.map((beat) => beat.turn)).toEqual([2, 2, 3]);
    expect(text(found.at(-1)!.parts)).toBe('Gonji drew 2 cards');
    // Every event belongs to exactly one beat.
    expect(found[0]!.first).toBe(0);
    found.slice(1).forEach((beat, number) => expect(beat.first).toBe(found[number]!.last));
    expect(found.at(-1)!.last).toBe(7);
  });

  it('point at everybody for a Gatling, and from the cause of a wound', () => {
    const [gatling] = beats(bang as unknown as GameModule, [
      { kind: 'play', seat: 1, card: 'gatling-10H', id: 5, from: 'hand.1', to: 'discard' },
    ]);
    expect(gatling!.aims).toEqual([{ from: 'seat.1', to: ['seat.0', 'seat.2', 'seat.3'] }]);
    const [hit] = beats(bang as unknown as GameModule, [{ kind: 'hit', seat: 2, other: 1, n: 1 }]);
    expect(hit!.aims).toEqual([{ from: 'seat.1', to: ['seat.2'] }]);
    expect(usualAim({ kind: 'draw', seat: 1, from: 'deck', to: 'hand.1' })).toBeNull();
  });

  it('make one sentence of a turn, without what was only drawn', () => {
    const found = beats(
      shinobi as unknown as GameModule,
      [
        { kind: 'march', seat: 1, card: 'mori', id: 4, was: 3, from: 'mori.0', to: 'mori.3' },
        { kind: 'skip', seat: 1, what: 'third' },
        { kind: 'draw', seat: 1, from: 'deck', to: 'hand.1' },
      ],
      [
        [{ kind: 'turn', seat: 1 }],
        [{ kind: 'deploy', seat: 1, card: 'oda', id: 2, from: 'hand.1', to: 'oda.2' }],
      ],
    );
    expect(text(found[0]!.soFar)).toBe('Nui sent Oda to Orin, then moved Mōri from you to Gonji');
    expect(text(digest([], then))).toBe('');
  });
});

describe('the time of a beat', () => {
  it('grows with what there is to read, within limits', () => {
    expect(readingTime('')).toBe(readingTime('short'));
    expect(readingTime('x'.repeat(60))).toBeGreaterThan(readingTime('x'.repeat(40)));
    expect(readingTime('x'.repeat(1000))).toBe(readingTime('x'.repeat(2000)));
    expect(readingTime('武'.repeat(20))).toBeGreaterThan(readingTime('x'.repeat(20)));
  });

  it('counts only the events of a part', () => {
    const events: SeenEvent[] = [
      { kind: 'a', from: 'deck', to: 'hand.1' },
      { kind: 'b', from: 'deck', to: 'hand.1' },
    ];
    const flight = { key: 'c0', name: null, places: ['deck', 'hand.1'], followed: false, id: undefined };
    const flights = [
      { ...flight, legs: [0] },
      { ...flight, key: 'c1', legs: [1] },
    ];
    const whole = schedule(events, flights, null, 1);
    const part = schedule(events, flights, null, 1, 1, 2);
    expect(part.begin[1]).toBe(0);
    expect(part.end).toBeLessThan(whole.end);
  });
});

describe('the end of a round', () => {
  const events: SeenEvent[] = [
    { kind: 'confront', seat: 1 },
    { kind: 'round_over', n: 1 },
    { kind: 'unguarded', seat: 0, what: 'hat' },
    { kind: 'wound', seat: 0, n: 1 },
    { kind: 'unguarded', seat: 1, what: 'farm' },
    { kind: 'farm', card: 'farm-family', id: 9 },
    { kind: 'help', what: 'family-barricade' },
    { kind: 'build', n: 3 },
    { kind: 'turn_up', card: '3-doll-wound-flame', id: 4 },
    { kind: 'barricade', n: 2 },
    { kind: 'turn_up', card: '2-barricade', id: 5 },
    { kind: 'round', n: 2 },
  ];

  it('is a scene of its own, from its first event to the next round', () => {
    expect(scene(events)).toEqual([1, 11]);
    expect(scene([{ kind: 'turn', seat: 0 }])).toBeNull();
  });

  it('settles the samurai one after the other', () => {
    const half = roundEnd(events.slice(1, 4), 2, false);
    expect(half.settled[0]).toEqual({ hat: 'wound', farm: 'open', doll: 'open' });
    const whole = roundEnd(events.slice(1, 11), 2, true);
    expect(whole.settled[0]).toEqual({ hat: 'wound', farm: 'guarded', doll: 'guarded' });
    expect(whole.settled[1]).toEqual({ hat: 'guarded', farm: 'farm', doll: 'guarded' });
    expect(whole.intruders.map(({ burnt }) => burnt)).toEqual(['barricade', null]);
    expect([whole.barricades, whole.farms, whole.families]).toEqual([0, 1, 0]);
  });
});
