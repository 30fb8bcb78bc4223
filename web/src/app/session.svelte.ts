/** The user of this browser and the games of the server, loaded once. */
import { api } from '../net/api';
import type { Games, Me } from '../protocol';
import { loadGameWords, wordsBundled } from '../words/fluent.svelte';

class Session {
  me: Me | null = $state.raw(null);
  games: Games | null = $state.raw(null);
  failed = $state(false);
  private asked: Promise<void> | null = null;

  /** Load from the server once, or again after a failure. */
  load(): Promise<void> {
    this.asked ??= this.ask();
    return this.asked;
  }

  private async ask(): Promise<void> {
    try {
      [this.me, this.games] = await Promise.all([api.me(), api.games()]);
      this.failed = false;
      // The names of games that are not part of this client.
      for (const { key } of this.games.games) if (!wordsBundled(key)) void loadGameWords(key);
    } catch {
      this.failed = true;
      this.asked = null;
    }
  }

  info(game: string): Games['games'][number] | undefined {
    return this.games?.games.find((found) => found.key === game);
  }
}

export const session = new Session();

const LAST = 'sanjuro.last';

/** The game last played on this device. */
export function lastGame(): string | null {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}

export function rememberGame(game: string): void {
  try {
    localStorage.setItem(LAST, game);
  } catch {
    // Without storage, the last game is forgotten.
  }
}
