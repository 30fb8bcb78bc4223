import type { TableModel } from '../../table/model.svelte';
import type { Thing } from '../../table/selection';
import { WEAPONS } from './cards';
import type { SwordTurn } from '../../views';
import { where, type SwordView } from './view';

/** The move that a click on something which cannot be chosen would mean, in the notation of moves; the table says why not. */
export function refusedMove(table: TableModel<SwordView>, target: Thing): string | null {
  const view = table.view!;
  const frame = view.pending.at(-1);
  const me = table.decision?.seat;
  if (!frame || me === undefined) return null;
  const aim = target.kind === 'card' ? where(view, Number(target.id)) : null;
  const first = table.selection.path[0];
  const chosen = first?.kind === 'card' ? where(view, Number(first.id)) : null;
  if (aim?.place === 'discard') return 'draw discard';
  if (chosen && (target.kind === 'seat' || aim?.place === 'table'))
    return aimed(chosen.card, aim?.seat ?? Number(target.id), aim?.card);
  if (aim?.place !== 'hand' || aim.seat !== me) return null;
  if (frame.frame === 'turn') return inTurn(view, frame, aim.card, me);
  if (frame.frame === 'jujutsu' || frame.frame === 'bushido') return `discard ${aim.card}`;
  if (aim.card === 'parry') return 'parry';
  return WEAPONS[aim.card] ? `parry ${aim.card}` : `discard ${aim.card}`;
}

function aimed(card: string, seat: number, laid: string | undefined): string | null {
  if (card === 'geisha') return `geisha > ${seat} ${laid ?? 'hand'}`;
  return WEAPONS[card] || ['bushido', 'diversion', 'breathing'].includes(card) ? `${card} > ${seat}` : null;
}

function inTurn(view: SwordView, frame: SwordTurn, card: string, me: number): string {
  if (frame.phase !== 'play') return frame.phase === 'draw' ? 'end' : `discard ${card}`;
  if (card === 'parry') return 'parry';
  if (card === 'bushido') return `bushido > ${me}`;
  const near = nearest(view, me);
  if (card === 'geisha') return `geisha > ${near} hand`;
  return WEAPONS[card] || card === 'diversion' || card === 'breathing' ? `${card} > ${near}` : card;
}

/** The easiest one to attack, so that a reason names the one it comes closest to. */
function nearest(view: SwordView, me: number): number {
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  const hard = (seat: number): number => {
    const { attacked_at, harmless } = view.seats[seat]!;
    return attacked_at[me]! + (harmless ? 100 : 0);
  };
  return others.reduce((best, seat) => (hard(seat) < hard(best) ? seat : best));
}
