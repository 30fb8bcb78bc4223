/** The names of the parts of a view: a message of the game, a message of the interface, or the key itself. */
import { t } from '../words/fluent.svelte';
import { humanise } from '../words/humanise';
import type { Words } from '../words/words';
import type { Fact } from './shape';

const COMMON: Readonly<Record<string, string>> = { deck: 'pile-deck', discard: 'pile-discard' };

export function termOf(words: Words, key: string): string {
  const common = COMMON[key];
  return words.say(`${words.game}-term-${key}`) ?? humanise(common ? t(common) : key);
}

/** The text of a fact: "Tokens 2", "Protected". Seat numbers are replaced by names. */
export function factText(words: Words, { key, values }: Fact): string {
  const said = values.map((value) =>
    typeof value === 'number' && SEATS.has(key) ? words.seat(value) : words.name(String(value)),
  );
  return [termOf(words, key), ...said].join(' ');
}

/** Facts that are seat numbers. */
const SEATS = new Set(['bidder', 'dealer', 'leader', 'starter', 'by', 'other', 'target', 'holder', 'seat']);
