/** A value such as a distance as a sum of its parts: "1 step, +1 Mustang, −1 Scope = 1". */
import { t } from '../../words/fluent.svelte';
import type { Words } from '../../words/words';

export interface Sum {
  steps: number;
  more: Readonly<Record<string, number>>;
  less: Readonly<Record<string, number>>;
  /** The result. It is greater than the sum if a minimum applies. */
  total: number;
}

export function sumOf({ steps, more, less, total }: Sum, words: Words): string {
  const parts = [
    t('steps', { n: steps }),
    ...Object.entries(more).map(([name, n]) => t('sum-more', { n, name: words.name(name) })),
    ...Object.entries(less).map(([name, n]) => t('sum-less', { n, name: words.name(name) })),
  ];
  const plain = (by: Readonly<Record<string, number>>): number =>
    Object.values(by).reduce((sum, n) => sum + n, 0);
  const said = t('sum-of', { parts: parts.join(words.say('clause-more') ?? ', '), n: total });
  return steps + plain(more) - plain(less) < total ? t('sum-least', { said, n: total }) : said;
}
