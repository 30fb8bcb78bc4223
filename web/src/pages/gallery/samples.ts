/** What the gallery shows of each game, with the drawings it needs. */
import { GAMES } from '../../games';
import type { GallerySamples } from '../../games/game';

const found = import.meta.glob<GallerySamples>('../../games/*/gallery.ts', {
  import: 'default',
  eager: true,
});

export const samples = GAMES.flatMap(({ key, world }) => {
  const shown = found[`../../games/${key}/gallery.ts`];
  return shown ? [{ game: key, world, ...shown }] : [];
});
