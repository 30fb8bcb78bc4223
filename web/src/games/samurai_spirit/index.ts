import './art';

import type { Sound } from '../../sound/play';
import type { SeenEvent } from '../../views';
import type { Effect, GameModule, Moment } from '../game';
import Card from './Card.svelte';
import { PENALTIES, SAMURAI, raider } from './cards';
import { begin } from './begin';
import End from './End.svelte';
import { side, verdict } from './end';
import { inspection } from './inspection';
import { question } from './question';
import RoundEnd from './RoundEnd.svelte';
import { aim, results, scene, shuffles } from './story';
import { rules } from './rules';
import Table from './Table.svelte';
import type { SpiritView } from './view';

const SOUNDS: Record<string, Sound> = {
  kiai: 'kiai',
  animal: 'strike',
  wound: 'hit',
  barricade: 'hit',
  farm: 'fire',
  family: 'out',
};

/** What a burst shows, and where: over a seat or a part of the village. */
const EFFECTS: Record<string, Effect> = {
  kiai: { symbol: 'kiai', tone: 'good' },
  animal: { symbol: 'beast', tone: 'plain' },
  wound: { symbol: 'wound', tone: 'harm' },
  heal: { symbol: 'heal', tone: 'good' },
  ignore: { symbol: 'talent', tone: 'good' },
  barricade: { symbol: 'barricade', tone: 'harm', place: 'barricades' },
  build: { symbol: 'barricade', tone: 'good', place: 'barricades' },
  farm: { symbol: 'flame', tone: 'harm', place: 'farms' },
  family: { symbol: 'family', tone: 'harm', place: 'families' },
};

function effect(event: SeenEvent): Effect | null {
  if (event.kind === 'penalty') return { symbol: String(event['what']), tone: 'harm', ...seat(event) };
  if (event.kind === 'unguarded') return { symbol: String(event['what']), tone: 'harm', ...seat(event) };
  if (event.kind === 'support' || event.kind === 'lend')
    return { symbol: 'support', tone: 'good', ...(event.other === undefined ? {} : { seat: event.other }) };
  const found = EFFECTS[event.kind];
  return found ? { ...found, ...(found.place ? {} : seat(event)) } : null;
}

const seat = (event: SeenEvent): { seat?: number } => (event.seat === undefined ? {} : { seat: event.seat });

function moment(event: SeenEvent): Moment | null {
  if (event.kind === 'kiai') return { kind: 'kiai', symbol: 'kiai', ...seat(event) };
  return event.kind === 'farm' ? { kind: 'fire', symbol: 'flame', place: 'farms' } : null;
}

/** A raider is explained by its penalty, a farm or family by what it is. */
function topic(card: string): string {
  const found = raider(card);
  if (found) return found.penalties.join('_') || 'raider';
  if (card.startsWith('farm-')) return 'farms';
  if (card.startsWith('family-')) return 'families';
  return card;
}

const samuraiSpirit: GameModule<SpiritView> = {
  key: 'samurai_spirit',
  world: 'japan',
  Table,
  Card,
  End,
  begin,
  verdict,
  side,
  ratio: 1.4,
  inspection,
  question,
  rules,
  known: (view, seat) => view.seats[seat]!.samurai,
  sound: (event) => SOUNDS[event.kind] ?? null,
  effect,
  moment,
  aim,
  shuffles,
  results,
  scene,
  Scene: RoundEnd,
  big: [
    'round',
    'kiai',
    'exceed',
    'barricade',
    'farm',
    'family',
    'wound',
    'animal',
    'unguarded',
    'break_in',
    'over',
  ],
  quiet: ['ignore', 'pass', 'forced_pass', 'waive', 'return'],
  turn: 'turn',
  topics: [
    ...SAMURAI,
    'raider',
    'hat',
    'farm',
    'doll',
    'flame',
    ...PENALTIES,
    'kiai',
    'support',
    'wounds',
    'barricades',
    'farms',
    'families',
    'spare_tokens',
    'odds',
  ],
  topic,
};

export default samuraiSpirit;
