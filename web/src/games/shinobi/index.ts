import '../../art/shinobi';

import { t } from '../../words/fluent.svelte';
import type { SeenEvent } from '../../views';
import type { TableModel } from '../../table/model.svelte';
import type { Thing } from '../../table/selection';
import type { Effect, GameModule, Question } from '../game';
import Card from './Card.svelte';
import End from './End.svelte';
import Table from './Table.svelte';
import { CLANS, clanOf, where, type ShinobiView } from './view';

const ORDER = { first: 1, second: 2, third: 3, draw: 3 } as const;

function question(table: TableModel<ShinobiView>): Question | null {
  const view = table.view!;
  const frame = view.pending.at(-1);
  if (!frame) return null;
  const first = table.selection.path[0];
  const found = first?.kind === 'card' ? where(view, Number(first.id)) : null;
  const sort = found ? (found.card === 'ninja' ? 'ninja' : found.army ? 'army' : 'hand') : 'none';
  const card = found ? table.words.name(found.card) : '';
  const text = t(`shinobi-ask-${frame.order}-${sort}`, { card });
  return {
    who: t('shinobi-who', { n: ORDER[frame.order] }),
    text,
    hint: t(`shinobi-hint-${frame.order}-${sort}`),
  };
}

/** What a click on something that does not glow would mean, in the notation of moves. */
function refusedMove(table: TableModel<ShinobiView>, target: Thing): string | null {
  const view = table.view!;
  const me = table.decision?.seat;
  if (me === undefined) return null;
  const first = table.selection.path[0];
  const chosen = first?.kind === 'card' ? where(view, Number(first.id)) : null;
  const aim = target.kind === 'card' ? where(view, Number(target.id)) : null;
  if (!chosen) {
    if (!aim) return null;
    if (!aim.army) return aim.card === 'ninja' ? `ninja x ${me} ${CLANS[0]}` : `${aim.card} > ${me}`;
    return `${aim.seat} ${aim.card} > ${aim.seat === me ? (me + 1) % view.seats.length : me}`;
  }
  if (chosen.card === 'ninja' && aim?.army) return `ninja x ${aim.seat} ${aim.card}`;
  if (!chosen.army && chosen.card !== 'ninja') {
    const seat = aim?.army ? aim.seat : target.kind === 'seat' ? Number(target.id) : null;
    return seat === null ? null : `${chosen.card} > ${seat}`;
  }
  if (!chosen.army) return null;
  if (view.pending.at(-1)?.order === 'third')
    return aim?.army ? `${chosen.card} x ${aim.seat} ${aim.card}` : null;
  const seat = target.kind === 'seat' ? Number(target.id) : (aim?.seat ?? null);
  return seat === null ? null : `${chosen.seat} ${chosen.card} > ${seat}`;
}

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
  sound: (event) => (event.kind === 'beaten' ? 'strike' : event.kind === 'struck' ? 'hit' : null),
  effect,
  big: ['beaten', 'struck', 'last_card'],
  turn: 'turn',
  topics: [...CLANS, 'ninja'],
  topic: clanOf,
};

export default shinobi;
