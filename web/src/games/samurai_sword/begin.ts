/** What the opening card tells a player at the start of a game of Samurai Sword. */
import type { TableModel } from '../../table/model/model.svelte';
import { gameWord, t } from '../../words/fluent.svelte';
import type { Begin } from '../game';
import { roleName, type SwordView } from './view';

export function begin(table: TableModel<SwordView>, me: number): Begin | null {
  const view = table.view!;
  const it = view.seats[me]!;
  const { role, character } = it;
  if (!role) return null;
  return {
    card: roleName(it),
    title: t(`samurai_sword-begin-${role}`),
    aim: t(`samurai_sword-aim-${role}`, {
      shogun: table.words.seat(view.shogun),
      samurai: view.roles.samurai ?? 0,
      factor: view.factors[role] ?? 1,
    }),
    people: [
      {
        who: character,
        name: table.words.name(character),
        ability: gameWord('samurai_sword', `about-${character}`),
      },
    ],
  };
}
