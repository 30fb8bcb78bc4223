import { giveColours } from '../games/colours';

/** Sets the colours of the page: those of a game, and the style of the West or of Japan. */
export function setPageStyle(game: string, world: 'west' | 'japan'): void {
  giveColours(game);
  document.body.dataset['game'] = game;
  document.body.dataset['world'] = world;
}
