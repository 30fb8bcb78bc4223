/** The roles that are still hidden, by what the viewer knows, and what honour counts for each. */
import { list } from '../../table/question';
import { t } from '../../words/fluent.svelte';
import type { SwordRole } from '../../views';
import type { SwordView } from './view';

type Roles = Partial<Record<SwordRole, number>>;

export function hiddenRoles(view: SwordView): Roles {
  const left: Roles = { ...view.roles };
  for (const { role } of view.seats) if (role) left[role] = (left[role] ?? 0) - 1;
  return Object.fromEntries(Object.entries(left).filter(([, n]) => n > 0));
}

/** "1 samurai and 2 ninja"; empty if all are known. */
export const rolesInWords = (roles: Roles): string =>
  list(Object.entries(roles).map(([role, n]) => t(`samurai_sword-count-${role}`, { n })));

/** What an honour point of a role is worth, in words. */
export function honourWorth(view: SwordView, role: SwordRole): string {
  const more = role === 'ninja' ? view.factor_of_more_stars : null;
  const factor = view.factors[role] ?? 1;
  return more === null
    ? t('samurai_sword-honour-worth', { n: factor })
    : t('samurai_sword-honour-worth-stars', { n: factor, more });
}
