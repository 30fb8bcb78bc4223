/** A question with a single answer that is given automatically. It is announced instead of asked. */
import { t } from '../../words/fluent.svelte';
import type { Beat } from '../story/beats';
import type { TableModel } from '../model/model.svelte';
import { capital } from './question';
import type { Offer } from './selection';
import { readingTime } from '../story/timing';

/** The only answer, if it is given automatically. */
export function forcedMove({ decision }: TableModel): Offer | null {
  const [only, ...others] = decision?.moves ?? [];
  return !decision || !only || others.length || decision.by_itself === null ? null : only;
}

/** "Nothing to parry with: 2 wounds"; null if there is a choice. */
export function forcedText(table: TableModel): string | null {
  const { words, game } = table;
  const only = forcedMove(table);
  if (!only) return null;
  const cannot = game?.cannot?.(table);
  const what = cannot?.what ?? capital(words.move(only.say));
  const then = [cannot?.price, words.then(only.then)].filter(Boolean).join(words.say('clause-more') ?? ', ');
  return then ? t('forced-then', { what, then }) : what;
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
    said: '',
    old: 0,
    oldSoFar: 0,
    forced: true,
  };
}
