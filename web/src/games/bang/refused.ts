/** The move that a click on something which cannot be chosen would mean, in the notation of moves; the table says why not. */
import type { TableModel } from '../../table/model.svelte';
import type { Thing } from '../../table/selection';
import { kindOf, where, type BangView, type Where } from './view';

export function refusedMove(table: TableModel<BangView>, target: Thing): string | null {
  const view = table.view!;
  const frame = view.pending.at(-1);
  const me = table.decision?.seat;
  if (!frame || me === undefined) return null;
  const aim = target.kind === 'card' ? where(view, Number(target.id)) : null;
  const seat = target.kind === 'seat' ? Number(target.id) : null;
  if (frame.frame === 'turn' && frame.phase === 'play') return inPlay(table, view, me, aim, seat);
  if (frame.frame === 'draw_first' && seat !== null) return `draw > ${seat}`;
  if (frame.frame === 'draw_first' && aim?.place === 'discard') return 'draw discard';
  if (aim?.place === 'table' && aim.seat === me && kindOf(aim.card) === 'barrel') return 'barrel';
  return aim?.place === 'hand' && aim.seat === me ? aim.card : null;
}

function inPlay(
  table: TableModel<BangView>,
  view: BangView,
  me: number,
  aim: Where | null,
  seat: number | null,
): string | null {
  const first = table.selection.path[0];
  const chosen = first?.kind === 'card' ? where(view, Number(first.id)) : null;
  if (!chosen) {
    if (aim?.place === 'table' && aim.seat === me && kindOf(aim.card) === 'barrel') return 'barrel';
    return aim?.place === 'hand' && aim.seat === me ? against(aim.card, nearest(view, me)) : null;
  }
  if (aim?.place === 'table' && aim.seat !== null && robs(chosen.card))
    return `${chosen.card} > ${aim.seat} ${aim.card}`;
  const whom = seat ?? (aim?.place === 'table' ? aim.seat : null);
  if (whom !== null) return against(chosen.card, whom, true);
  return aim?.place === 'hand' && aim.seat === me ? against(aim.card, nearest(view, me)) : null;
}

const robs = (card: string): boolean => ['panic', 'cat_balou'].includes(kindOf(card));

function against(card: string, seat: number, aimed = false): string {
  if (robs(card)) return `${card} > ${seat} hand`;
  return aimed || ['bang', 'missed', 'duel', 'jail'].includes(kindOf(card)) ? `${card} > ${seat}` : card;
}

/** Somebody a card would be played against first: who is seen nearest. */
function nearest(view: BangView, me: number): number {
  const { distances } = view.seats[me]!;
  return view.living.filter((seat) => seat !== me).sort((a, b) => distances[a]! - distances[b]!)[0] ?? me;
}
