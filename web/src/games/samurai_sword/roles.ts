/** The roles that are hidden from the viewer, and what honour is worth for each role. */
import { t } from '../../words/fluent.svelte';
import type { Words } from '../../words/words';
import type { SwordRole } from '../../views';
import type { SwordView } from './view';

type Roles = Partial<Record<SwordRole, number>>;

export function hiddenRoles(view: SwordView): Roles {
  const left: Roles = { ...view.roles };
  for (const { role } of view.seats) if (role) left[role] = (left[role] ?? 0) - 1;
  return Object.fromEntries(Object.entries(left).filter(([, n]) => n > 0));
}

/** "2 ninja, 1 samurai"; empty if all roles are known. */
export const rolesInWords = (roles: Roles, words: Words): string =>
  Object.entries(roles)
    .sort(([, one], [, other]) => other - one)
    .map(([role, n]) => t(`samurai_sword-count-${role}`, { n }))
    .join(words.say('clause-more') ?? ', ');

/** What an honour point of a role is worth, in words. */
export function honourWorth(view: SwordView, role: SwordRole): string {
  const more = role === 'ninja' ? view.factor_of_more_stars : null;
  const factor = view.factors[role] ?? 1;
  return more === null
    ? t('samurai_sword-honour-worth', { n: factor })
    : t('samurai_sword-honour-worth-stars', { n: factor, more });
}

/** The same as a short text, for the legend. */
export function honourTimes(view: SwordView, role: SwordRole): string {
  const more = role === 'ninja' ? view.factor_of_more_stars : null;
  const times = t('samurai_sword-honour-times', { n: view.factors[role] ?? 1 });
  return more === null ? times : `${times}–${more}`;
}
