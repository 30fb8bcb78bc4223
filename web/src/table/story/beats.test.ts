import { beforeAll, describe, expect, it } from 'vitest';

import bang from '../../games/bang';
import sword from '../../games/samurai_sword';
import shinobi from '../../games/shinobi';
import { roundEnd, scene } from '../../games/samurai_spirit/story';
import type { GameModule } from '../../games/game';
import type { Step } from '../../protocol';
import type { SeenEvent, View } from '../../views';
import { currentBundles, loadGameWords, setLanguage } from '../../words/fluent.svelte';
import { beatsOf, digest, newest, usualAim, type Beat } from './beats';
import { LinkedWords, LogBook, type Part } from '../panels/log';
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
  await loadGameWords('samurai_sword');
}, 30_000);

describe('the beats of a move', () => {
  it('are one for each act, each with the sentence so far', () => {
    const found = beats(bang, [
      { kind: 'panic', seat: 1, other: 2, card: 'panic-JH', id: 5, from: 'hand.1', to: 'discard' },
      { kind: 'stolen', seat: 1, from: 'hand.2', to: 'hand.1' },
    ]);
    expect(found.map((beat) => text(beat.parts))).toEqual([
      'Nui played Panic! J♥ against Orin',
      'Nui played Panic! J♥ against Orin and took a card from the hand',
    ]);
    expect(found.map(({ first, last }) => [first, last])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(found[0]!.aims).toEqual([{ from: 'seat.1', to: ['seat.2'] }]);
    expect(found[1]!.aims).toEqual([{ from: 'seat.1', to: ['hand.2'] }]);
  });

  it('turn a card up with what it decides, and belong to the turn they happen in', () => {
    const found = beats(bang, [
      { kind: 'turn', seat: 2 },
      { kind: 'check', seat: 2, card: 'schofield-KS', id: 7, from: 'deck', to: 'discard' },
      { kind: 'kept_in', seat: 2 },
      { kind: 'discard', seat: 2, card: 'jail-4H', id: 8, from: 'table.2', to: 'discard' },
      { kind: 'turn', seat: 3 },
      { kind: 'draw', seat: 3, from: 'deck', to: 'hand.3' },
      { kind: 'draw', seat: 3, from: 'deck', to: 'hand.3' },
    ]);
    // The card is looked at first, and nothing has happened on the table yet.
    expect(found[0]!.reveal).toEqual({ card: 'schofield-KS', title: 'draw!' });
    expect(found[0]!.last).toBe(0);
    expect(found[1]!.reveal).toMatchObject({ card: 'schofield-KS', verdict: 'Stays in jail', good: false });
    expect(found.slice(2).map((beat) => beat.reveal)).not.toContainEqual(expect.anything());
    expect(found.map((beat) => beat.turn)).toEqual([2, 2, 2, 3]);
    expect(text(found.at(-1)!.parts)).toBe('Gonji drew 2 cards');
    // Every event belongs to exactly one beat.
    expect(found[0]!.first).toBe(0);
    found.slice(1).forEach((beat, number) => expect(beat.first).toBe(found[number]!.last));
    expect(found.at(-1)!.last).toBe(7);
    // The heading of the next turn comes with what is told first in it.
    expect(found.at(-1)!.first).toBe(4);
  });

  it('say what a card decides only after it was turned up', () => {
    const found = beats(
      bang,
      [
        { kind: 'barrel', seat: 2 },
        { kind: 'check', seat: 2, card: 'bang-9C', id: 7, from: 'deck', to: 'discard' },
        { kind: 'hit', seat: 2, other: 1, n: 1 },
      ],
      [[{ kind: 'bang', seat: 1, other: 2, card: 'bang-4C', id: 5, from: 'hand.1', to: 'discard' }]],
    );
    const [turned, decided, hit] = found.map((beat) => text(beat.parts));
    expect(turned).toBe('Nui shot at Orin with BANG! 4♣');
    expect(decided).toBe(`${turned}, Orin tried the Barrel: no heart (BANG! 9♣)`);
    expect(hit!.startsWith(`${decided}, `)).toBe(true);
    expect(found.map(({ reveal }) => reveal?.good)).toEqual([undefined, false, undefined]);
    expect(found.map(({ reveal }) => reveal?.card)).toEqual(['bang-9C', 'bang-9C', undefined]);
  });

  it('point at everybody for a Gatling, and from the cause of a wound', () => {
    const [gatling] = beats(bang, [
      { kind: 'play', seat: 1, card: 'gatling-10H', id: 5, from: 'hand.1', to: 'discard' },
    ]);
    expect(gatling!.aims).toEqual([{ from: 'seat.1', to: ['seat.0', 'seat.2', 'seat.3'] }]);
    const [hit] = beats(bang, [{ kind: 'hit', seat: 2, other: 1, n: 1 }]);
    expect(hit!.aims).toEqual([{ from: 'seat.1', to: ['seat.2'] }]);
    expect(usualAim({ kind: 'draw', seat: 1, from: 'deck', to: 'hand.1' })).toBeNull();
  });

  it('point from the army that attacks, at home, to where it attacks', () => {
    const [attack, beaten] = beats(shinobi, [
      { kind: 'attack', seat: 1, other: 2, what: 'oda' },
      { kind: 'beaten', seat: 1, card: 'mori', id: 9, was: 8, from: 'mori.2', to: 'discard' },
    ]);
    expect(attack!.aims).toEqual([{ from: 'oda.1', to: ['seat.2'] }]);
    expect(beaten!.aims).toEqual([{ from: null, to: ['mori.2'] }]);
  });

  it('count what somebody does again and again', () => {
    const once: SeenEvent[] = [
      { kind: 'drain', seat: 1 },
      { kind: 'draw', seat: 1, from: 'deck', to: 'hand.1' },
    ];
    const first = beats(sword, once);
    expect(text(first.at(-1)!.parts)).toBe('Nui spent 1 resilience and drew a card');
    const fourth = beats(sword, once, [once, once, once]);
    expect(fourth.map((beat) => text(beat.parts))).toEqual([
      'Nui spent 4 resilience and drew 3 cards',
      'Nui spent 4 resilience and drew 4 cards',
    ]);
    expect(fourth[0]!.time).toBeLessThan(first[0]!.time);
    // Another one begins a line of its own.
    const other = beats(sword, [{ kind: 'drain', seat: 2 }], [once]);
    expect(text(other[0]!.parts)).toBe('Orin spent 1 resilience');
  });

  it('tell what is new in a sentence that grows', () => {
    const found = beats(bang, [
      { kind: 'panic', seat: 1, other: 2, card: 'panic-JH', id: 5, from: 'hand.1', to: 'discard' },
      { kind: 'stolen', seat: 1, from: 'hand.2', to: 'hand.1' },
    ]);
    expect(found.map(({ old }) => old)).toEqual([0, 'Nui played Panic! J♥ against Orin'.length]);
    const fresh = newest(found[1]!.parts, found[1]!.old).filter((one) => !one.old);
    expect(text(fresh.map(({ part }) => part)).trim()).toBe('and took a card from the hand');
  });

  it('make one sentence of a turn, without what was only drawn', () => {
    const found = beats(
      shinobi,
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
