/** Where the rules page of Samurai Sword answers each question, and the labels of its drawings. */
import type { GameRules } from '../../rules/game-rules';
import type { SwordFrame, SwordPhase } from '../../views';
import { WEAPONS } from './cards';
import Character from './Character.svelte';
import { where, type SwordView } from './view';

export const FRAMES: Readonly<Record<SwordFrame['frame'], string>> = {
  turn: 'play',
  attack: 'parry',
  hit: 'parry',
  battle_cry: 'battle-cry',
  jujutsu: 'battle-cry',
  bushido: 'bushido',
  may_draw: 'last-card',
};

export const PHASES: Readonly<Record<SwordPhase, string>> = {
  recover: 'recover',
  bushido: 'bushido',
  draw: 'draw',
  play: 'play',
  discard: 'discard',
};

/** The section about the clicked card, if there is one. All weapons share the section about attacks. */
export const CARDS: Readonly<Record<string, string>> = {
  bushido: 'bushido',
  battle_cry: 'battle-cry',
  jujutsu: 'battle-cry',
  breathing: 'actions',
  daimyo: 'actions',
  tea_ceremony: 'actions',
  diversion: 'actions',
  geisha: 'actions',
  focus: 'properties',
  armor: 'properties',
  fast_draw: 'properties',
};

export const rules: GameRules<SwordView> = {
  section(table) {
    const view = table.view!;
    const frame = view.pending.at(-1);
    if (!frame) return 'honour';
    if (frame.frame !== 'turn') return FRAMES[frame.frame];
    const first = table.selection.path[0];
    const card = frame.phase === 'play' && first?.kind === 'card' ? where(view, Number(first.id)) : null;
    if (card && card.card in WEAPONS) return 'attack';
    return (card && CARDS[card.card]) ?? PHASES[frame.phase];
  },
  labels: {
    weapon: [
      { part: '.re', side: 'left' },
      { part: '.wo', side: 'left' },
      { part: '.cn', side: 'right' },
    ],
    'samurai-character': [
      { part: '.name', side: 'left' },
      { part: '.pips', side: 'right' },
      { part: '.ability', side: 'left' },
    ],
  },
  drawings: { 'samurai-character': Character },
};
