/** Opening a table from a page. */
import { session, rememberGame } from '../session.svelte';
import { api } from '../net/api';
import type { NewTable } from '../protocol';
import { go } from '../router.svelte';
import { language } from '../words/fluent.svelte';

/** The level of the bots if nobody chose one: those that play by rules of thumb, if there are any. */
export function usualBots(game: string): string {
  const levels = session.info(game)?.bots ?? [];
  return levels.includes('rules') ? 'rules' : (levels.at(-1) ?? 'random');
}

export async function openTable(table: NewTable): Promise<void> {
  rememberGame(table.game);
  const opened = await api.newTable({ ...table, settings: { language: language(), ...table.settings } });
  go(`t/${opened.code}`);
}

/** A game against bots, at once. */
export const playNow = (game: string): Promise<void> =>
  openTable({ game, bots: usualBots(game), start: true, seat: 0 });
