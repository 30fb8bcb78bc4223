/** The games of this server, including those that have no folder here. */
import { session } from '../app/session.svelte';
import type { GameInfo } from '../protocol';
import { drawingOf } from '../rules/brought';
import poster from '../art/plain-poster.svg?url';
import { GAMES, gameEntry, type GameEntry } from '.';
import { giveColours } from './colours';

function plainEntry({ key, players, art }: GameInfo): GameEntry {
  giveColours(key);
  return {
    key,
    order: GAMES.length,
    world: 'west',
    players: [Math.min(...players), Math.max(...players)],
    minutes: 0,
    secrets: true,
    poster: art.includes('poster') ? drawingOf(key, 'poster') : poster,
  };
}

/** The games to choose from. Until the server has answered, these are the ones that have a folder. */
export function offered(): readonly GameEntry[] {
  if (!session.games) return GAMES;
  const known = GAMES.filter(({ key }) => session.info(key));
  const others = session.games.games.filter(({ key }) => !gameEntry(key));
  return [...known, ...others.map(plainEntry)];
}

/** What pages show about a game; undefined if neither this client nor the server knows it. */
export function entryFor(key: string): GameEntry | undefined {
  const info = session.info(key);
  return gameEntry(key) ?? (info && plainEntry(info));
}
