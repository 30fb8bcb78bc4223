/** Accounts with a passkey: the browser creates and presents the key, the server verifies it. */
import { session } from '../app/session.svelte';
import type { Me, PasskeyBegun } from '../protocol';
import { api } from './api';

type Json = Record<string, unknown>;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Passkeys belong to a domain name. They do not work on a bare IP address or without HTTPS. */
export function passkeysWork(): boolean {
  const bare = /^[\d.]+$|:/.test(location.hostname);
  return Boolean(session.games?.passkeys) && isSecureContext && 'PublicKeyCredential' in window && !bare;
}

/** Decode the server's options, which are JSON, for `navigator.credentials`. */
export function opened(options: Json): Json {
  const ids = (list: Json[] | undefined): Json[] | undefined =>
    list?.map((one) => ({ ...one, id: bytes(one['id'] as string) }));
  const { challenge, user, excludeCredentials, allowCredentials } = options as {
    challenge: string;
    user?: { id: string };
    excludeCredentials?: Json[];
    allowCredentials?: Json[];
  };
  return {
    ...options,
    challenge: bytes(challenge),
    ...(user ? { user: { ...user, id: bytes(user.id) } } : {}),
    ...(excludeCredentials ? { excludeCredentials: ids(excludeCredentials) } : {}),
    ...(allowCredentials ? { allowCredentials: ids(allowCredentials) } : {}),
  };
}

/** Encode the browser's credential as JSON for the server. */
export function closed(credential: PublicKeyCredential): Json {
  const response: Json = {};
  for (const part of [
    'clientDataJSON',
    'attestationObject',
    'authenticatorData',
    'signature',
    'userHandle',
  ]) {
    const found = (credential.response as unknown as Json)[part];
    if (found) response[part] = text(found as ArrayBuffer);
  }
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response };
}

async function show(
  begun: PasskeyBegun,
  how: 'create' | 'get',
): Promise<{ state: string; credential: Json } | null> {
  const publicKey = opened(begun.options);
  try {
    const made =
      how === 'create'
        ? await navigator.credentials.create({
            publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions,
          })
        : await navigator.credentials.get({
            publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions,
          });
    return made ? { state: begun.state, credential: closed(made as PublicKeyCredential) } : null;
  } catch (error) {
    // Cancelling the browser's dialog is not an error.
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}

/** Register the name with a new passkey, or add one to the account. Null if the person cancelled. */
export async function makePasskey(name: string): Promise<Me | null> {
  const done = await show(await api.newPasskey(name), 'create');
  return done && api.passkeyMade(done);
}

export async function loginWithPasskey(): Promise<Me | null> {
  const done = await show(await api.passkeyLogin(), 'get');
  return done && api.passkeyLoggedIn(done);
}
