import '../../art/shinobi';

import type { SeenEvent } from '../../views';
import type { Effect, GameModule } from '../game';
import Card from './Card.svelte';
import End from './End.svelte';
import { question } from './question';
import { refusedMove } from './refused';
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

const shinobi: GameModule<ShinobiView> = {
  key: 'shinobi',
  world: 'japan',
  Table,
  Card,
  End,
  ratio: 1.5,
  question,
  refusedMove,
  rules,
  sound: (event) => (event.kind === 'beaten' ? 'strike' : event.kind === 'struck' ? 'hit' : null),
  effect,
  big: ['beaten', 'struck', 'last_card'],
  turn: 'turn',
  topics: [...CLANS, 'ninja'],
  topic: clanOf,
};

export default shinobi;
