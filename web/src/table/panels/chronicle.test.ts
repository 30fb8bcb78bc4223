import { beforeAll, expect, it } from 'vitest';

import type { Step } from '../../protocol';
import { currentBundles, loadGameWords, setLanguage } from '../../words/fluent.svelte';
import { Chronicle, LinkedWords, linesOf } from './log';

beforeAll(async () => {
  await setLanguage('en');
  await loadGameWords('shinobi');
}, 30_000);

it('the book of a story is the same however much of it was written before', () => {
  const words = new LinkedWords('shinobi', ['Ines', 'Nui'], currentBundles(), 0);
  const kinds = { big: [], turn: 'turn' };
  const story: Step[] = Array.from({ length: 60 }, (_, move) => ({
    seq: move,
    move,
    at: 0,
    seat: move % 2,
    events: [
      { kind: 'attack', seat: move % 2, other: 1, what: 'oda' },
      ...(move % 3 ? [{ kind: 'turn', seat: move % 2 }] : []),
    ],
    phrases: [{ say: 'event-attack', at: 0 }, ...(move % 3 ? [{ say: 'event-turn', at: 1 }] : [])],
  }));
  const chronicle = new Chronicle();
  for (const length of [3, 4, 60, 59, 26, 27, 1, 60, 0, 50]) {
    const part = story.slice(0, length);
    const texts = chronicle.bookOf(part, words, kinds).lines.map(({ text, move }) => [text, move]);
    expect(texts).toEqual(linesOf(part, words, kinds).map(({ text, move }) => [text, move]));
  }
});
