/** The look of the page: its house (which game) and its world (west or japan). */
export function dress(game: string, world: 'west' | 'japan'): void {
  document.body.dataset['game'] = game;
  document.body.dataset['world'] = world;
}
