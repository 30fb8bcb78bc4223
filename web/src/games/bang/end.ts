/** How a BANG! game ended, and who won or lost together. */
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { Side } from '../game';
import type { BangView } from './view';

export function verdict(table: TableModel<BangView>): string {
  const view = table.view!;
  const { reason, winners } = view.outcome!;
  const whose = reason === 'renegade_alone' ? winners[0] : view.sheriff;
  return t(`bang-verdict-${reason}`, { mine: whose === table.reader ? 'yes' : 'no' });
}

export function side(table: TableModel<BangView>, seats: readonly number[]): Side {
  const role = table.view!.seats[seats[0]!]!.role;
  if (role === 'outlaw') return { name: t('bang-side-outlaws'), tone: 'red' };
  if (role === 'renegade') return { name: t('bang-side-renegade'), tone: 'ochre' };
  return { name: t('bang-side-law'), tone: 'indigo' };
}
