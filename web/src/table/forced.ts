/** A question with a single answer that is given by itself: it is told, not asked. */
import { t } from '../words/fluent.svelte';
import type { Beat } from './beats';
import type { TableModel } from './model.svelte';
import { capital } from './question';
import { readingTime } from './timing';

/** "Nothing to parry with: 2 wounds"; null where there is a choice. */
export function forcedText(table: TableModel): string | null {
  const { decision, words, game } = table;
  const [only, ...others] = decision?.moves ?? [];
  if (!decision || !only || others.length || decision.by_itself === null) return null;
  const what = game?.cannot?.(table);
  const then = words.then(only.then);
  const move = capital(words.move(only.say));
  if (what && then) return t('forced-then', { what, then });
  return what ?? (then ? t('forced-then', { what: move, then }) : move);
}

export function forcedBeat(table: TableModel): Beat | null {
  const text = forcedText(table);
  if (text === null) return null;
  const none = { first: 0, last: 0, aims: [], reveal: null };
  return {
    ...none,
    parts: [{ text }],
    soFar: [{ text }],
    seat: table.decision!.seat,
    turn: table.view?.turn ?? null,
    time: readingTime(text),
  };
}
