import type { TableModel } from '../../table/model.svelte';
import type { Thing } from '../../table/selection';
import { CLANS, where, type ShinobiView } from './view';

/** The move that a click on something which cannot be chosen would mean, in the notation of moves; the table says why not. */
export function refusedMove(table: TableModel<ShinobiView>, target: Thing): string | null {
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
