import './art';

import type { Sound } from '../../sound/play';
import type { SeenEvent } from '../../views';
import type { Effect, GameModule, Moment } from '../game';
import Card from './Card.svelte';
import { ACTIONS, CHARACTERS, PROPERTIES, WEAPONS } from './cards';
import { begin } from './begin';
import End from './End.svelte';
import { side, verdict } from './end';
import { inspection } from './inspection';
import { question } from './question';
import { aim, cannot, results, reveal, shuffles, told } from './story';
import { rules } from './rules';
import Table from './Table.svelte';
import { ROLE_NAMES, type SwordView } from './view';

const at = (symbol: string, tone: Effect['tone'], seat: number | undefined): Effect | null =>
  seat === undefined ? null : { symbol, tone, seat };

function effect(event: SeenEvent): Effect | null {
  switch (event.kind) {
    case 'wound':
      return at('wound', 'harm', event.other);
    case 'defeated':
      return at('kiai', 'harm', event.other);
    case 'honour':
      return at('honour', 'good', event.other);
    case 'lose_honour':
      return at('honour', 'harm', event.seat);
    case 'parry':
      return at('no_defend', 'plain', event.seat);
    case 'recover':
      return at('scale', 'good', event.seat);
    case 'run_out':
      return { symbol: 'honour', tone: 'harm', place: 'deck' };
    default:
      return null;
  }
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  attack: 'strike',
  parry: 'strike',
  wound: 'hit',
  lose_honour: 'hit',
  defeated: 'out',
  role: 'reveal',
  run_out: 'out',
};

function moment({ kind, seat, other, card }: SeenEvent): Moment | null {
  if (kind === 'defeated' && other !== undefined) return { kind: 'defeat', symbol: 'kiai', seat: other };
  return kind === 'role' && card && seat !== undefined ? { kind: 'role', card, seat } : null;
}

const samuraiSword: GameModule<SwordView> = {
  key: 'samurai_sword',
  world: 'japan',
  Table,
  Card,
  End,
  begin,
  verdict,
  side,
  ratio: 1.5,
  inspection,
  question,
  rules,
  sound: (event) => SOUNDS[event.kind] ?? null,
  effect,
  moment,
  aim,
  told,
  shuffles,
  reveal,
  results,
  cannot,
  big: ['defeated', 'lose_honour', 'run_out', 'bushido'],
  quiet: ['undrawn'],
  turn: 'turn',
  topics: [...Object.keys(WEAPONS), ...PROPERTIES, ...ACTIONS, ...ROLE_NAMES, ...CHARACTERS],
  topic: (card) => card.replace(/^ninja-\d$/, 'ninja'),
};

export default samuraiSword;
