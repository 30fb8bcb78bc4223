import { giveColours } from '../games/colours';

/** Set the colours of the page to those of a game, and its style to the West or Japan. */
export function setPageStyle(game: string, world: 'west' | 'japan'): void {
  giveColours(game);
  document.body.dataset['game'] = game;
  document.body.dataset['world'] = world;
}
