/**
 * Routes are in the fragment of the URL, so the app works under any path and the server needs no routes for it. Links
 * that people share (`BASE/t/CODE`, `BASE/r/CODE#MOVE`, `BASE/device#TOKEN`) also work.
 */
interface Route {
  /** The first part: `` (home), `t`, `new`, `r`, `rules`, … */
  page: string;
  rest: string[];
  query: URLSearchParams;
}

const SHARED = /\/(t|r|device)(?:\/([^/?#]+))?\/?$/;

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, rest, query: new URLSearchParams(query) };
}

/** The route of a shared link; null if the URL is not a shared link. */
export function fromShared(pathname: string, hash: string): string | null {
  const found = SHARED.exec(pathname);
  if (!found) return null;
  const [, page, code] = found;
  if (page === 'device') return `#/device/${hash.slice(1)}`;
  if (!code) return null;
  const [move, seat] = hash.slice(1).split('.');
  if (page === 'r' && move) return `#/r/${code}?move=${move}${seat ? `&eyes=${seat}` : ''}`;
  return `#/${page}/${code}`;
}

/** The route for a URL without a fragment, as a person might type it: `/rules/GAME`. Null for the app's own page. */
export function fromPath(pathname: string, folder: string): string | null {
  const path = pathname.startsWith(folder) ? pathname.slice(folder.length) : '';
  return path && path !== 'index.html' ? `#/${path}` : null;
}

let current: Route = $state.raw(parse(''));

function follow(): void {
  const shared = fromShared(location.pathname, location.hash);
  if (!location.hash.startsWith('#/')) {
    const route = shared ?? fromPath(location.pathname, new URL(base()).pathname);
    if (route) history.replaceState(null, '', base() + route);
  }
  current = parse(location.hash);
}

export function startRouter(): void {
  addEventListener('hashchange', follow);
  follow();
}

export const route = (): Route => current;

export const href = (path: string): string => `#/${path}`;

export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', base() + href(path));
    follow();
  } else location.hash = href(path);
}

/** The URL of the app's folder, ending in a slash. The server writes it into the page. */
export const base = (): string => new URL('./', document.baseURI).href;
