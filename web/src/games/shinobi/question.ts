/** The question in one sentence for each order, depending on what has been chosen already. */
import type { TableModel } from '../../table/model/model.svelte';
import { touch } from '../../style/pointer';
import { t } from '../../words/fluent.svelte';
import type { Question } from '../game';
import { where, type ShinobiView } from './view';

const ORDER = { first: 1, second: 2, third: 3, draw: 3 } as const;

export function question(table: TableModel<ShinobiView>): Question | null {
  const view = table.view!;
  const frame = view.pending.at(-1);
  if (!frame) return null;
  const first = table.selection.path[0];
  const found = first?.kind === 'card' ? where(view, Number(first.id)) : null;
  const sort = found ? (found.card === 'ninja' ? 'ninja' : found.army ? 'army' : 'hand') : 'none';
  const card = found ? table.words.name(found.card) : '';
  const text = t(`shinobi-ask-${frame.order}-${sort}`, { card });
  const tapped = touch.current && frame.order === 'second' && sort === 'hand';
  return {
    who: t('shinobi-who', { n: ORDER[frame.order] }),
    text,
    hint: tapped ? t('shinobi-hint-second-hand-touch') : t(`shinobi-hint-${frame.order}-${sort}`),
  };
}
