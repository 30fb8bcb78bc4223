/** How a game of Samurai Spirit ended. All players win or lose together. */
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { Side } from '../game';
import type { SpiritView } from './view';

export function verdict(table: TableModel<SpiritView>): string {
  return t(`samurai_spirit-verdict-${table.view!.outcome!.reason}`);
}

export const side = (): Side => ({ name: t('samurai_spirit-side'), tone: 'pine' });
