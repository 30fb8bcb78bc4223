/** Which clan a player is an agent of, shown when a game of Shinobi begins. */
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { Begin } from '../game';
import type { ShinobiView } from './view';

export function begin(table: TableModel<ShinobiView>, me: number): Begin | null {
  const clan = table.view!.seats[me]!.clan;
  if (!clan) return null;
  const name = table.words.name(clan);
  return {
    card: `secret-${clan}`,
    title: t('shinobi-begin', { clan: name }),
    aim: t('shinobi-aim', { clan: name }),
    people: [],
  };
}
