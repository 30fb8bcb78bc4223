/** The roles that are hidden from the viewer. */
import { t } from '../../words/fluent.svelte';
import type { Words } from '../../words/words';
import type { BangRole } from '../../views';
import type { BangView } from './view';

export type Roles = Partial<Record<BangRole, number>>;

export function hiddenRoles(view: BangView): Roles {
  const left: Roles = {};
  for (const role of view.roles_in_play) left[role] = (left[role] ?? 0) + 1;
  for (const { role } of view.seats) if (role) left[role] = (left[role] ?? 0) - 1;
  return Object.fromEntries(Object.entries(left).filter(([, n]) => n > 0));
}

/** "2 outlaws, 1 renegade"; empty if all roles are known. */
export const rolesInWords = (roles: Roles, words: Words): string =>
  Object.entries(roles)
    .sort(([, one], [, other]) => other - one)
    .map(([role, n]) => t(`bang-count-${role}`, { n }))
    .join(words.say('clause-more') ?? ', ');
