/** The games there are. Each is a chunk of its own, loaded when a table of it is opened. */
import type { GameModule } from './game';

export interface GameEntry {
  key: string;
  world: 'west' | 'japan';
  players: readonly [number, number];
  /** Minutes, about. */
  minutes: number;
  poster: string;
}

const posters = import.meta.glob<string>('../art/posters/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const poster = (key: string): string => posters[`../art/posters/${key}.svg`] ?? '';

export const GAMES: readonly GameEntry[] = [
  { key: 'bang', world: 'west', players: [4, 7], minutes: 30, poster: poster('bang') },
  { key: 'samurai_sword', world: 'japan', players: [3, 7], minutes: 30, poster: poster('samurai_sword') },
  { key: 'shinobi', world: 'japan', players: [3, 5], minutes: 20, poster: poster('shinobi') },
  { key: 'samurai_spirit', world: 'japan', players: [1, 7], minutes: 40, poster: poster('samurai_spirit') },
];

export const gameEntry = (key: string): GameEntry | undefined => GAMES.find((found) => found.key === key);

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** The game's pieces; throws if there are none. */
export async function loadGame(key: string): Promise<GameModule> {
  const load = modules[`./${key}/index.ts`];
  if (!load) throw new Error(`there is no table for ${key}`);
  return (await load()).default;
}
