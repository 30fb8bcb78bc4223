/** The server's files for games from other packages. URLs are relative to the page's `<base>`. */

/** The URL of a drawing. */
export const drawingOf = (game: string, name: string): string =>
  `api/games/${encodeURIComponent(game)}/art/${encodeURIComponent(name)}.svg`;

/** A rules page as Markdown; null if the server has none. */
export async function fetchRules(game: string, language: string): Promise<string | null> {
  const answer = await fetch(
    new URL(`api/games/${encodeURIComponent(game)}/rules/${language}`, document.baseURI),
  );
  return answer.ok ? answer.text() : null;
}
