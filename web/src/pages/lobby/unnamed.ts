import type { Me } from '../../protocol';

/** Whether a person still has the guest name that the server gave them. */
export const unnamed = (me: Me): boolean =>
  !me.account && me.name === `Guest ${me.person.slice(0, 4).toUpperCase()}`;
