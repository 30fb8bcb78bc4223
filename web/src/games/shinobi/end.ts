/** How a game of Shinobi ended. Agents win and lose alone. */
import type { TableModel } from '../../table/model/model.svelte';
import { list } from '../../table/question/question';
import { t } from '../../words/fluent.svelte';
import type { Side } from '../game';
import type { Clan, ShinobiView } from './view';

const clanOf = (table: TableModel<ShinobiView>, seat: number): Clan => table.view!.seats[seat]!.clan ?? 'oda';

export function verdict(table: TableModel<ShinobiView>): string {
  const { reason, winners, scores } = table.view!.outcome!;
  return t(`shinobi-verdict-${reason}`, {
    clan: list(winners.map((seat) => table.words.name(clanOf(table, seat)))),
    n: scores?.[winners[0]!] ?? 0,
  });
}

const TONES = { go_hojo: 'ochre', mori: 'pine', oda: 'red', takeda: 'indigo', uesugi: 'plum' } as const;

export function side(table: TableModel<ShinobiView>, seats: readonly number[]): Side {
  const clan = clanOf(table, seats[0]!);
  const name = t('shinobi-side', { clan: table.words.name(clan), seat: table.called(seats[0]!) });
  return { name, tone: TONES[clan] };
}
