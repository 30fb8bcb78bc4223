/** Opening a table from a page. */
import { session, rememberGame } from '../app/session.svelte';
import { api } from '../net/api';
import type { NewTable } from '../protocol';
import { go } from '../app/router.svelte';
import { changeSettings, settings } from '../app/settings.svelte';
import { language } from '../words/fluent.svelte';

/** The levels a person can choose from. Bots that move at random are no fun to play with; they are for programs. */
export function botLevels(game: string): string[] {
  const levels = session.info(game)?.bots ?? [];
  const chosen = levels.filter((level) => level !== 'random');
  return chosen.length ? chosen : levels;
}

/** The level of the bots if nobody chose one for this table: the one chosen last, or those of the middle. */
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

/** A game against bots, at once. */
export const playNow = (game: string): Promise<void> =>
  openTable({ game, bots: usualBots(game), start: true, seat: 0 });
