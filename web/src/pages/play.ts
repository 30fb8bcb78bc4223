/** Functions for opening a table from a page. */
import { session, rememberGame } from '../app/session.svelte';
import { api } from '../net/api';
import type { NewTable } from '../protocol';
import { go } from '../app/router.svelte';
import { changeSettings, settings } from '../app/settings.svelte';
import { language } from '../words/fluent.svelte';

/** The levels that people can choose from. Random bots are no fun to play with; they are for programs. */
export function botLevels(game: string): string[] {
  const levels = session.info(game)?.bots ?? [];
  const chosen = levels.filter((level) => level !== 'random');
  return chosen.length ? chosen : levels;
}

/** The default level of the bots: the most recently chosen one, or a medium level. */
export function usualBots(game: string): string {
  const levels = botLevels(game);
  if (settings.bots && levels.includes(settings.bots)) return settings.bots;
  return levels.includes('rules') ? 'rules' : (levels.at(-1) ?? 'random');
}

export function rememberBots(level: string): void {
  changeSettings({ bots: level });
}

export async function openTable(table: NewTable): Promise<void> {
  rememberGame(table.game);
  const opened = await api.newTable({ ...table, settings: { language: language(), ...table.settings } });
  go(`t/${opened.code}`);
}

/** Start a game against bots immediately. */
export const playNow = (game: string): Promise<void> =>
  openTable({ game, bots: usualBots(game), start: true, seat: 0 });
