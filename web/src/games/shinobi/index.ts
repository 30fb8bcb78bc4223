import './art';

import type { Sound } from '../../sound/play';
import type { SeenEvent } from '../../views';
import type { Effect, GameModule, Moment } from '../game';
import Card from './Card.svelte';
import { begin } from './begin';
import End from './End.svelte';
import { side, verdict } from './end';
import { inspection } from './inspection';
import { question } from './question';
import { aim, pile, results } from './story';
import { rules } from './rules';
import Table from './Table.svelte';
import { CLANS, clanOf, type ShinobiView } from './view';

function effect(event: SeenEvent): Effect | null {
  if (event.kind === 'struck')
    return { symbol: 'ninja_role', tone: 'harm', ...(event.from ? { place: event.from } : {}) };
  if (event.kind === 'beaten')
    return { symbol: 'wound', tone: 'harm', ...(event.from ? { place: event.from } : {}) };
  return null;
}

/** Turning up a secret card reveals a role. */
const moment = ({ kind, seat, card }: SeenEvent): Moment | null =>
  kind === 'clan' && card && seat !== undefined ? { kind: 'role', card, seat } : null;

const SOUNDS: Readonly<Record<string, Sound>> = { beaten: 'strike', struck: 'hit', clan: 'reveal' };

const shinobi: GameModule<ShinobiView> = {
  key: 'shinobi',
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
  pile,
  results,
  big: ['beaten', 'struck', 'last_card'],
  quiet: ['skip'],
  turn: 'turn',
  topics: [...CLANS, 'ninja'],
  topic: clanOf,
};

export default shinobi;
