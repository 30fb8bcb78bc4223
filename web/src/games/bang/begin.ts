/** What the opening card tells a player at the start of a BANG! game. */
import type { TableModel } from '../../table/model/model.svelte';
import { gameWord, t } from '../../words/fluent.svelte';
import type { Begin } from '../game';
import type { BangView } from './view';

export function begin(table: TableModel<BangView>, me: number): Begin | null {
  const view = table.view!;
  const { role, character } = view.seats[me]!;
  if (!role) return null;
  return {
    card: role,
    title: t(`bang-begin-${role}`),
    aim: t(`bang-aim-${role}`, { sheriff: table.words.seat(view.sheriff) }),
    people: [
      { who: character, name: table.words.name(character), ability: gameWord('bang', `about-${character}`) },
    ],
  };
}
