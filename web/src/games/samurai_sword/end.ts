/** How a game of Samurai Sword ended, and who won or lost together. */
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { Side } from '../game';
import type { SwordView } from './view';

export function verdict(table: TableModel<SwordView>): string {
  const { reason, story } = table.view!.outcome!;
  if (story.swordmaster !== undefined)
    return t('samurai_sword-verdict-swordmaster', { name: table.words.who(story.swordmaster) });
  return t(`samurai_sword-verdict-${reason}`, {
    team: story.team,
    n: (story.team && story.points?.[story.team]) ?? 0,
  });
}

const TONES = { shogun: 'indigo', samurai: 'indigo', ninja: 'red', ronin: 'ochre' } as const;

export function side(table: TableModel<SwordView>, seats: readonly number[]): Side {
  const role = table.view!.seats[seats[0]!]!.role ?? 'ninja';
  return { name: t(`samurai_sword-team-${role === 'samurai' ? 'shogun' : role}`), tone: TONES[role] };
}
