/** The sounds of each game. */
import { COMMON, type Palette } from './voices';

const own = import.meta.glob<Palette>('../games/*/sounds.ts', { import: 'default', eager: true });

/** The sounds of a game. */
export const paletteOf = (game: string): Palette => own[`../games/${game}/sounds.ts`] ?? COMMON;
