/** What games of other packages bring, at the server. Addresses are relative to the `<base>` of the page. */

/** The address of a drawing. */
export const drawingOf = (game: string, name: string): string =>
  `api/games/${encodeURIComponent(game)}/art/${encodeURIComponent(name)}.svg`;

/** A rules page as Markdown; null if the server has none. */
export async function fetchRules(game: string, language: string): Promise<string | null> {
  const answer = await fetch(
    new URL(`api/games/${encodeURIComponent(game)}/rules/${language}`, document.baseURI),
  );
  return answer.ok ? answer.text() : null;
}
