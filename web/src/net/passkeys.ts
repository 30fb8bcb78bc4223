/** Names kept with a passkey: the browser makes it and shows it, the server checks it. */
import { known } from '../me.svelte';
import type { Me, PasskeyBegun } from '../protocol';
import { api } from './api';

type Json = PasskeyBegun['options'];

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** A passkey belongs to a name in the net: there is none for a bare address, nor without HTTPS. */
export function passkeysWork(): boolean {
  const bare = /^[\d.]+$|:/.test(location.hostname);
  return Boolean(known.games?.passkeys) && isSecureContext && 'PublicKeyCredential' in window && !bare;
}

/** What `navigator.credentials` wants, from what the server can write. */
export function opened(options: Json): Json {
  const ids = (list: Json[] | undefined): Json[] | undefined =>
    list?.map((one) => ({ ...one, id: bytes(one['id']) }));
  return {
    ...options,
    challenge: bytes(options['challenge']),
    ...(options['user'] ? { user: { ...options['user'], id: bytes(options['user'].id) } } : {}),
    ...(options['excludeCredentials'] ? { excludeCredentials: ids(options['excludeCredentials']) } : {}),
    ...(options['allowCredentials'] ? { allowCredentials: ids(options['allowCredentials']) } : {}),
  };
}

/** What the server can read, of what the browser made. */
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
    if (found) response[part] = text(found);
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
        ? await navigator.credentials.create({ publicKey: publicKey as PublicKeyCredentialCreationOptions })
        : await navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions });
    return made ? { state: begun.state, credential: closed(made as PublicKeyCredential) } : null;
  } catch (error) {
    // Somebody who thinks better of it has done nothing wrong.
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}

/** Keep the name with a new passkey, or add one to the account. Null if it was given up. */
export async function makePasskey(name: string): Promise<Me | null> {
  const done = await show(await api.newPasskey(name), 'create');
  return done && api.passkeyMade(done);
}

export async function loginWithPasskey(): Promise<Me | null> {
  const done = await show(await api.passkeyLogin(), 'get');
  return done && api.passkeyLoggedIn(done);
}
