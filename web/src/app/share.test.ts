import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Games } from '../protocol';
import { session } from './session.svelte';
import { onlyHere, shareBase, unreachable } from './share';

function at(url: string, share: string): void {
  vi.stubGlobal('location', new URL(url));
  vi.stubGlobal('document', { baseURI: url });
  session.games = { share } as Games;
}

afterEach(() => {
  vi.unstubAllGlobals();
  session.games = null;
});

describe('the URL for others', () => {
  it('recognises the names of this computer', () => {
    for (const host of ['localhost', 'x.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
      expect(onlyHere(host), host).toBe(true);
    for (const host of [
      '192.168.1.20',
      'games.example.org',
      '127.0.0.1.example.org',
      'localhost.example.org',
    ])
      expect(onlyHere(host), host).toBe(false);
  });

  it('is the one from the server if others cannot use that of the page', () => {
    at('http://127.0.0.1:8000/', 'http://192.168.1.20:8000/');
    expect(shareBase()).toBe('http://192.168.1.20:8000/');
    expect(unreachable()).toBe(false);
  });

  it('is that of the page if others can use it', () => {
    at('https://games.example.org/sanjuro/', 'http://192.168.1.20:8000/');
    expect(shareBase()).toBe('https://games.example.org/sanjuro/');
    expect(unreachable()).toBe(false);
  });

  it('is unreachable if there is no better one', () => {
    at('http://localhost:8000/', '');
    expect(shareBase()).toBe('http://localhost:8000/');
    expect(unreachable()).toBe(true);
  });
});
