/** Draws the pieces of a rules page into their placeholders. */
import { mount, unmount } from 'svelte';

import { loadGame } from '../games';
import type { GameModule } from '../games/game';
import { gameWord, loadGameWords } from '../words/fluent.svelte';
import Piece from './Piece.svelte';

// The space for the pieces of a game, if it differs from that of an ordinary card.
import.meta.glob('../games/*/rules-page.css', { eager: true });

export type Art = 'card' | 'face' | 'back' | 'symbol';

interface Drawn {
  art: Art;
  name: string;
  labels: string;
}

/** The text printed on a piece. Such a piece needs no caption, except for screen readers. */
function printed(game: GameModule, art: Art, name: string, labels: string): string {
  const drawn = labels in game.rules.drawings;
  const named = drawn ? art === 'face' : art === 'card' && !game.rules.unnamed;
  return named ? gameWord(game.key, game.topic?.(name) ?? name) : '';
}

/** Draw all pieces below an element. The returned function removes them. */
export function mountPieces(article: HTMLElement, key: string): () => void {
  let left = false;
  const mounted: Record<string, unknown>[] = [];
  void Promise.all([loadGame(key), loadGameWords(key)]).then(([game]) => {
    if (left) return;
    for (const figure of article.querySelectorAll<HTMLElement>('[data-art]')) {
      const place = figure.querySelector<HTMLElement>('.place');
      const { art = 'card', name = '', labels = '' } = figure.dataset as Partial<Drawn>;
      if (!place) continue;
      const caption = figure.querySelector('.caption');
      const words = printed(game, art, name, labels);
      if (caption?.textContent?.toLowerCase() === words.toLowerCase()) caption.classList.add('vh');
      mounted.push(mount(Piece, { target: place, props: { game, art, name, labels } }));
    }
    article.dataset['drawn'] = 'yes';
  });
  return () => {
    left = true;
    for (const piece of mounted) void unmount(piece);
  };
}
