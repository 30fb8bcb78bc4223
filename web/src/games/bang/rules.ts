/** Where the BANG! rules page answers each question, and the labels of its drawings. */
import type { GameRules } from '../../rules/game-rules';
import type { BangFrame, BangTurn } from '../../views';
import Character from './Character.svelte';
import { kindOf, where, type BangView } from './view';

export const FRAMES: Readonly<Record<BangFrame['frame'], string>> = {
  turn: 'play',
  shot: 'shot',
  gatling: 'shot',
  indians: 'indians',
  duel: 'duel',
  rescue: 'lives',
  trade: 'sid',
  loss: 'sid',
  keep: 'series',
  out: 'out',
  draw_first: 'draw',
  look: 'draw',
  store: 'general-store',
  check: 'check',
};

export const PHASES: Readonly<Record<BangTurn['phase'], string>> = {
  start: 'start',
  draw: 'draw',
  play: 'play',
  discard: 'discard',
};

/** The section about the clicked card, if there is one. */
export const CARDS: Readonly<Record<string, string>> = {
  bang: 'shot',
  missed: 'shot',
  gatling: 'shot',
  barrel: 'shot',
  indians: 'indians',
  duel: 'duel',
  beer: 'beer',
  saloon: 'beer',
  stagecoach: 'new-cards',
  wells_fargo: 'new-cards',
  general_store: 'general-store',
  panic: 'panic',
  cat_balou: 'panic',
  jail: 'jail',
  dynamite: 'dynamite',
  mustang: 'distance',
  scope: 'distance',
  volcanic: 'distance',
  schofield: 'distance',
  remington: 'distance',
  rev_carabine: 'distance',
  winchester: 'distance',
};

export const rules: GameRules<BangView> = {
  section(table) {
    const view = table.view!;
    const frame = view.pending.at(-1);
    if (!frame) return 'end';
    if (frame.frame !== 'turn') return FRAMES[frame.frame];
    const first = table.selection.path[0];
    const card = frame.phase === 'play' && first?.kind === 'card' ? where(view, Number(first.id)) : null;
    return (card && CARDS[kindOf(card.card)]) ?? PHASES[frame.phase];
  },
  labels: {
    'bang-card': [
      { part: '.ix', side: 'left' },
      { part: '.cn', side: 'right' },
      { part: '.w', side: 'left', height: 0.62 },
      { part: '.ft', side: 'right' },
    ],
    'bang-weapon': [
      { part: '.ix', side: 'left' },
      { part: '.rg', side: 'right' },
    ],
    'bang-character': [
      { part: '.name', side: 'left' },
      { part: '.pips', side: 'right' },
      { part: '.ability', side: 'left' },
    ],
  },
  drawings: { 'bang-character': Character },
};
