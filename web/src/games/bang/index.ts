import './art';

import type { SeenEvent } from '../../views';
import type { Sound } from '../../sound/play';
import type { Effect, GameModule, Moment } from '../game';
import Card from './Card.svelte';
import { CHARACTERS, KINDS, ROLES } from './cards';
import { begin } from './begin';
import End from './End.svelte';
import { side, verdict } from './end';
import { inspection } from './inspection';
import { question } from './question';
import { aim, cannot, results, reveal, shuffles } from './story';
import { rules } from './rules';
import Table from './Table.svelte';
import { kindOf, type BangView } from './view';

const at = (seat: number | undefined): { seat?: number } => (seat === undefined ? {} : { seat });

function effect({ kind, seat, other }: SeenEvent): Effect | null {
  switch (kind) {
    case 'bang':
      return { symbol: 'range', tone: 'harm', ...at(other) };
    case 'hit':
    case 'lose':
      return { symbol: 'bullet', tone: 'harm', ...at(seat) };
    case 'explode':
      return { symbol: 'flame', tone: 'harm', ...at(seat) };
    case 'out':
    case 'gone':
      return { symbol: 'wound', tone: 'harm', ...at(seat) };
    case 'heal':
      return { symbol: 'heal', tone: 'good', ...at(seat) };
    case 'hidden':
      return { symbol: 'barricade', tone: 'good', ...at(seat) };
    case 'freed':
      return { symbol: 'star', tone: 'good', ...at(seat) };
    case 'penalty':
      return { symbol: 'badge', tone: 'harm', ...at(seat) };
    default:
      return null;
  }
}

const SOUNDS: Record<string, Sound> = {
  bang: 'hit',
  hit: 'hit',
  lose: 'hit',
  explode: 'explosion',
  role: 'reveal',
  out: 'out',
  gone: 'out',
};

function moment({ kind, seat, card }: SeenEvent): Moment | null {
  if (kind === 'explode') return { kind: 'explosion', symbol: 'flame', ...at(seat) };
  if (kind === 'out' || kind === 'gone') return { kind: 'defeat', symbol: 'wound', ...at(seat) };
  return kind === 'role' && card ? { kind: 'role', card, ...at(seat) } : null;
}

const bang: GameModule<BangView> = {
  key: 'bang',
  world: 'west',
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
  shuffles,
  reveal,
  results,
  cannot,
  big: ['hit', 'lose', 'explode', 'out', 'gone', 'reward', 'penalty', 'over'],
  quiet: ['kept_in', 'reshuffle'],
  turn: 'turn',
  topics: [...KINDS, ...ROLES, ...CHARACTERS],
  topic: kindOf,
};

export default bang;
