/** The move that a click on something which cannot be chosen would mean, in the notation of moves; the table says why not. */
import type { TableModel } from '../../table/model.svelte';
import type { Thing } from '../../table/selection';
import { raider } from './cards';
import { where, type SpiritView } from './view';

/** Somebody else at the table, to make a move of two seats whole. */
const another = (view: SpiritView, seat: number): number => (seat + 1) % view.seats.length;

function ofCard(table: TableModel<SpiritView>, view: SpiritView, id: number): string | null {
  const found = where(view, id);
  if (!found) return null;
  if (found.place === 'defence') return `drop ${raider(found.card)?.defence}`;
  if (found.place === 'deck') return `top ${found.card}`;
  if (found.place === 'drawn') return `hand > ${another(view, table.decision!.seat)}`;
  const frame = view.pending.at(-1);
  const daisuke = frame?.frame === 'kiai' && frame.samurai === 'daisuke';
  return daisuke ? `give ${found.seat} > ${another(view, found.seat!)}` : `strike ${found.seat}`;
}

function ofSeat(table: TableModel<SpiritView>, view: SpiritView, seat: number): string | null {
  const first = table.selection.path[0];
  const frame = view.pending.at(-1);
  if (first?.kind === 'seat') return `lend ${first.id} > ${seat}`;
  if (first?.kind === 'card') {
    const taken = where(view, Number(first.id));
    return taken?.place === 'line' ? `give ${taken.seat} > ${seat}` : `hand > ${seat}`;
  }
  if (frame?.frame === 'place') return `hand > ${seat}`;
  if (frame?.frame === 'kiai')
    return frame.samurai === 'kyuzo' ? `lend ${seat} > ${another(view, seat)}` : `heal ${seat}`;
  return `support > ${seat}`;
}

export function refusedMove(table: TableModel<SpiritView>, target: Thing): string | null {
  if (!table.decision) return null;
  const view = table.view!;
  if (target.kind === 'card') return ofCard(table, view, Number(target.id));
  if (target.kind === 'seat') return ofSeat(table, view, Number(target.id));
  return String(target.id);
}
