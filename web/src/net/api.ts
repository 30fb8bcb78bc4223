/** The HTTP API of the server, with types. */
import type {
  Chances,
  Checked,
  Games,
  Ladder,
  Lobby,
  Me,
  NewTable,
  Opened,
  PasskeyBegun,
  PasskeyDone,
  Problem,
  Profile,
  RecordInfo,
  Records,
  Replay,
  Session,
  Story,
  Token,
  WhatIf,
  DeviceLink,
} from '../protocol';
import { base } from '../app/router.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

let greeted: Promise<unknown> | null = null;

/**
 * The first request of a new visitor creates a guest. All other requests wait for it, because two at once would
 * create two guests for one person.
 */
export function greet(): Promise<unknown> {
  greeted ??= ask<Me>('GET', 'me', undefined, true).catch(() => (greeted = null));
  return greeted;
}

async function ask<T>(method: string, path: string, body?: unknown, first = false): Promise<T> {
  if (!first) await greet();
  const init: RequestInit = { method, credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (method !== 'GET') {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(new URL(`api/${path}`, base()), init);
  } catch {
    throw new ApiError(0, { error: 'offline', message: 'The server does not answer.' });
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new ApiError(response.status, problem ?? { error: 'internal', message: response.statusText });
  }
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>('POST', path, body);
const code = encodeURIComponent;

export const api = {
  games: () => get<Games>('games'),
  me: () => get<Me>('me'),
  changeMe: (change: { name?: string; language?: string }) => ask<Me>('PATCH', 'me', change),
  keepName: (name: string, password: string) => post<Me>('account', { name, password }),
  changePassword: (old: string, now: string) => post<Me>('account/password', { old, new: now }),
  forget: () => ask<void>('DELETE', 'account'),
  exportLink: () => new URL('api/me/export', base()).href,
  sessions: () => get<Session[]>('me/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `me/sessions/${code(id)}`),
  login: (name: string, password: string) => post<Me>('login', { name, password }),
  logout: () => post<void>('logout'),
  logoutEverywhere: () => post<void>('logout/everywhere'),
  newPasskey: (name: string) => post<PasskeyBegun>('passkeys/new', { name }),
  passkeyMade: (done: PasskeyDone) => post<Me>('passkeys', done),
  passkeyLogin: () => post<PasskeyBegun>('passkeys/login'),
  passkeyLoggedIn: (done: PasskeyDone) => post<Me>('passkeys/login/done', done),
  device: () => post<DeviceLink>('me/device'),
  useDevice: (token: string) => post<Me>('device', { token }),
  tokens: () => get<Token[]>('tokens'),
  newToken: (label: string) => post<Token>('tokens', { label }),
  dropToken: (id: string) => ask<void>('DELETE', `tokens/${code(id)}`),
  newTable: (table: NewTable) => post<Opened>('tables', table),
  lobby: () => get<Lobby>('lobby'),
  story: (table: string, before: number) => get<Story>(`tables/${code(table)}/story?before=${before}`),
  records: (query = '') => get<Records>(`records${query}`),
  record: (table: string) => get<RecordInfo>(`records/${code(table)}`),
  replay: (table: string, move: number, count: number, eyes: string, beliefs: boolean) =>
    get<Replay>(
      `records/${code(table)}/replay?move=${move}&count=${count}&eyes=${eyes}${beliefs ? '&beliefs=true' : ''}`,
    ),
  chances: (table: string) => get<Chances>(`records/${code(table)}/chances`),
  verify: (table: string) => get<Checked>(`records/${code(table)}/verify`),
  whatIf: (table: string, from: WhatIf) => post<Opened>(`records/${code(table)}/what_if`, from),
  profile: (person: string) => get<Profile>(`people/${code(person)}`),
  ladder: (game: string) => get<Ladder>(`ladder/${code(game)}`),
  recordLink: (table: string) => new URL(`api/records/${code(table)}/record`, base()).href,
};
