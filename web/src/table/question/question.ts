/** The question in one plain sentence, whoever has to answer it. */
import type { Question } from '../../games/game';
import { t } from '../../words/fluent.svelte';
import type { TableModel } from '../model/model.svelte';
import { standInAt } from '../model/presence';

export function questionOf(table: TableModel): Question {
  const { view, words, game } = table;
  if (!view) return { who: '', text: t('table-loading') };
  if (view.outcome)
    return {
      who: t('over'),
      text: winnersLine(table, view.outcome.winners),
      hint: capital(words.reason(view.outcome.reason)),
    };
  const frame = table.pending;
  if (table.decision) {
    const own = game?.question?.(table);
    if (own) return own;
    const text = frame ? words.tell(`ask-${frame.frame}`, { ...frame, seat: table.decision.seat }) : null;
    return { who: t('your-turn'), text: text ?? t('ask-general') };
  }
  const seat = table.asked;
  if (seat === null) return { who: '', text: t('table-loading') };
  const botAt = standInAt(table);
  if (botAt !== null) return { who: '', text: t('lost-connection', { seat: words.seat(seat) }), botAt };
  const waiting = frame ? words.tell(`wait-${frame.frame}`, { ...frame, seat }) : null;
  return { who: '', text: sentence(table, waiting ?? t('waiting', { seat: words.who(seat) })) };
}

/** Whether the game was ended after too many decisions, so that nobody won and nobody lost. */
const isDraw = (table: TableModel): boolean => table.view?.outcome?.reason === 'too_long';

export function winnersLine(table: TableModel, winners: readonly number[]): string {
  if (!winners.length) return t(isDraw(table) ? 'over-nobody-won' : 'over-lost');
  if (winners.length === table.seats.length && winners.length > 1) return t('over-all-won');
  const others = winners.filter((seat) => seat !== table.reader);
  const names = list(others.map((seat) => table.words.seat(seat)));
  if (table.reader === null) return t('over-winners', { names });
  if (others.length === winners.length) return t('over-you-lost', { names });
  return others.length ? t('over-you-won-with', { names }) : t('over-you-won');
}

/** How the game ended, in the game's own words; null if it has none. */
export const verdict = (table: TableModel): string | null =>
  isDraw(table) ? null : (table.game?.verdict?.(table) ?? null);

/** How the game ended for the player in this seat ("You lost: the Sheriff stands."), or who won, for a spectator. */
export function verdictLine(table: TableModel): string {
  const winners = table.view?.outcome?.winners ?? [];
  const why = verdict(table);
  if (why === null || table.me === null) return winnersLine(table, winners);
  return t(winners.includes(table.me) ? 'over-won-why' : 'over-lost-why', { why });
}

export function list(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(names);
}

/** Capitalise a sentence that begins with "you". A name stays as it is written. */
function sentence({ words }: TableModel, text: string): string {
  return text.startsWith(words.say('who-you') ?? ' ') ? capital(text) : text;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
