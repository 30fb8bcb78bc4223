/** The games that have a folder here. Each is a separate chunk, loaded when one of its tables is opened. */
import type { Entry, GameModule } from './game';

export interface GameEntry extends Entry {
  key: string;
  poster: string;
}

const posters = import.meta.glob<string>('../art/posters/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const entries = import.meta.glob<Entry>('./*/entry.ts', { import: 'default', eager: true });
import.meta.glob('./*/colours.css', { eager: true });

export const GAMES: readonly GameEntry[] = Object.entries(entries)
  .map(([path, entry]) => {
    const key = path.split('/')[1]!;
    return { ...entry, key, poster: posters[`../art/posters/${key}.svg`] ?? '' };
  })
  .sort((one, other) => one.order - other.order);

export const gameEntry = (key: string): GameEntry | undefined => GAMES.find((found) => found.key === key);

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** Whether to show known games at the plain table, for testing: `localStorage['sanjuro.plain'] = 'yes'`. */
function plainWanted(): boolean {
  try {
    return localStorage.getItem('sanjuro.plain') === 'yes';
  } catch {
    return false;
  }
}

/** The module of a game; that of the plain table if the game has no folder. */
export async function loadGame(key: string): Promise<GameModule> {
  const load = modules[`./${key}/index.ts`];
  if (load && !plainWanted()) return (await load()).default;
  return (await import('../plain')).plainModule(key);
}
