/** The drawings of a game, for pages that show them without its table. */
const drawings = import.meta.glob('../games/*/art.ts');

/** Resolves when the plates and faces of the game are on the sheet. */
export async function loadArt(game: string): Promise<void> {
  await drawings[`../games/${game}/art.ts`]?.();
}
