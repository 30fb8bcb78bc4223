import { beforeAll, describe, expect, it } from 'vitest';

import bang from '../../games/bang';
import sword from '../../games/samurai_sword';
import shinobi from '../../games/shinobi';
import { roundEnd, scene } from '../../games/samurai_spirit/story';
import type { GameModule } from '../../games/game';
import type { SeenEvent, View } from '../../views';
import { currentBundles, loadGameWords, setLanguage } from '../../words/fluent.svelte';
import { beatsOf, digest, newest, usualAim, type Beat } from './beats';
import { LinkedWords, LogBook, type Part } from '../panels/log';
import { storyOf } from '../panels/stories';
import { readingTime, schedule } from './timing';

const NAMES = ['Ines', 'Nui', 'Orin', 'Gonji'];
const then = (rest: string): string => `, then ${rest}`;
const text = (parts: readonly Part[]): string =>
  parts.map(({ lead, text, tail }) => `${lead ?? ''}${text}${tail ?? ''}`).join('');

/** The beats of a move in a story, the last one by default. Earlier moves have been told. */
function beats(game: GameModule, name: string, move = -1): Beat[] {
  const story = storyOf(name);
  const step = story.at(move)!;
  const book = new LogBook(new LinkedWords(game.key, NAMES, currentBundles(), 0, game.topic), game);
  story.slice(0, step.move).forEach((earlier) => book.add(earlier));
  const view = { turn: 1, living: [0, 1, 2, 3] } as unknown as View;
  return beatsOf(step, book, { game, view, reader: 0, then });
}

beforeAll(async () => {
  await setLanguage('en');
  await loadGameWords('bang');
  await loadGameWords('shinobi');
  await loadGameWords('samurai_sword');
}, 30_000);

describe('the beats of a move', () => {
  it('are one for each act, each with the sentence so far', () => {
    const found = beats(bang, 'panic');
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

  it('reveal a card with what it decides, and belong to the turn in which they happen', () => {
    const found = beats(bang, 'jail');
    // The card is shown first, and nothing has happened on the table yet.
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
    // The heading of the next turn is part of its first beat.
    expect(found.at(-1)!.first).toBe(4);
  });

  it('tell what a card decides only after it has been revealed', () => {
    const found = beats(bang, 'barrel');
    const [turned, decided, hit] = found.map((beat) => text(beat.parts));
    expect(turned).toBe('Nui shot at Orin with BANG! 4♣');
    expect(decided).toBe(`${turned}, Orin tried the Barrel: no heart (BANG! 9♣)`);
    expect(hit!.startsWith(`${decided}, `)).toBe(true);
    expect(found.map(({ reveal }) => reveal?.good)).toEqual([undefined, false, undefined]);
    expect(found.map(({ reveal }) => reveal?.card)).toEqual(['bang-9C', 'bang-9C', undefined]);
  });

  it('point at everybody for a Gatling, and from the cause of a wound', () => {
    const [gatling] = beats(bang, 'gatling');
    expect(gatling!.aims).toEqual([{ from: 'seat.1', to: ['seat.0', 'seat.2', 'seat.3'] }]);
    const [hit] = beats(bang, 'hit');
    expect(hit!.aims).toEqual([{ from: 'seat.1', to: ['seat.2'] }]);
    expect(usualAim({ kind: 'draw', seat: 1, from: 'deck', to: 'hand.1' })).toBeNull();
  });

  it('point from the attacking army, in its own province, to where it attacks', () => {
    const [attack, beaten] = beats(shinobi, 'attack');
    expect(attack!.aims).toEqual([{ from: 'oda.1', to: ['seat.2'] }]);
    expect(beaten!.aims).toEqual([{ from: null, to: ['mori.2'] }]);
  });

  it('count repeated acts', () => {
    const first = beats(sword, 'four drains', 0);
    expect(text(first.at(-1)!.parts)).toBe('Nui spent 1 resilience and drew a card');
    const fourth = beats(sword, 'four drains');
    expect(fourth.map((beat) => text(beat.parts))).toEqual([
      'Nui spent 4 resilience and drew 3 cards',
      'Nui spent 4 resilience and drew 4 cards',
    ]);
    expect(fourth[0]!.time).toBeLessThan(first[0]!.time);
    // Another act begins a line of its own.
    const other = beats(sword, 'another drains');
    expect(text(other[0]!.parts)).toBe('Orin spent 1 resilience');
  });

  it('tell the new part of a growing sentence', () => {
    const found = beats(bang, 'panic');
    expect(found.map(({ old }) => old)).toEqual([0, 'Nui played Panic! J♥ against Orin'.length]);
    const fresh = newest(found[1]!.parts, found[1]!.old).filter((one) => !one.old);
    expect(text(fresh.map(({ part }) => part)).trim()).toBe('and took a card from the hand');
  });

  it('make one sentence of a turn, without draws', () => {
    const found = beats(shinobi, 'march');
    expect(text(found[0]!.soFar)).toBe('Nui sent Oda to Orin, then moved Mōri from you to Gonji');
    expect(text(digest([], then))).toBe('');
  });
});

describe('the time of a beat', () => {
  it('increases with the length of the text, within limits', () => {
    expect(readingTime('')).toBe(readingTime('short'));
    expect(readingTime('x'.repeat(60))).toBeGreaterThan(readingTime('x'.repeat(40)));
    expect(readingTime('x'.repeat(1000))).toBe(readingTime('x'.repeat(2000)));
    expect(readingTime('武'.repeat(20))).toBeGreaterThan(readingTime('x'.repeat(20)));
  });

  it('depends only on the events of a part', () => {
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

  it('is a scene, from its first event to the next round', () => {
    expect(scene(events)).toEqual([1, 11]);
    expect(scene([{ kind: 'turn', seat: 0 }])).toBeNull();
  });

  it('resolves the samurai one after the other', () => {
    const half = roundEnd(events.slice(1, 4), 2, false);
    expect(half.settled[0]).toEqual({ hat: 'wound', farm: 'open', doll: 'open' });
    const whole = roundEnd(events.slice(1, 11), 2, true);
    expect(whole.settled[0]).toEqual({ hat: 'wound', farm: 'guarded', doll: 'guarded' });
    expect(whole.settled[1]).toEqual({ hat: 'guarded', farm: 'farm', doll: 'guarded' });
    expect(whole.intruders.map(({ burnt }) => burnt)).toEqual(['barricade', null]);
    expect([whole.barricades, whole.farms, whole.families]).toEqual([0, 1, 0]);
  });
});
