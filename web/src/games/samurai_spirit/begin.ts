/** Which samurai a player leads, shown when a game of Samurai Spirit begins. */
import type { TableModel } from '../../table/model/model.svelte';
import { list } from '../../table/question/question';
import { gameWord, t } from '../../words/fluent.svelte';
import type { Begin } from '../game';
import { oneOfSeveral, type SpiritView } from './view';

export function begin(table: TableModel<SpiritView>, me: number): Begin | null {
  const view = table.view!;
  const person = table.seats[me]?.person ?? null;
  const several = oneOfSeveral(table, me);
  const seats = several
    ? view.seats.flatMap((_, seat) => (table.seats[seat]?.person === person ? [seat] : []))
    : [me];
  const people = seats.map((seat) => {
    const { samurai } = view.seats[seat]!;
    const ability = gameWord('samurai_spirit', `about-${samurai}`);
    return { who: samurai, name: table.words.name(samurai), ability };
  });
  const names = list(people.map(({ name }) => name));
  const difficulty = t(`choice-samurai_spirit-difficulty-${view.options.difficulty}`).toLocaleLowerCase();
  return {
    title: t(several ? 'samurai_spirit-begin-several' : 'samurai_spirit-begin', { names }),
    aim: t('samurai_spirit-aim', { difficulty }),
    people,
  };
}
