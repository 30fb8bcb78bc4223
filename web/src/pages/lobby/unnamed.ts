import type { Me } from '../../protocol';

/** Whether somebody still has the name the server gave them as a guest. */
export const unnamed = (me: Me): boolean =>
  !me.account && me.name === `Guest ${me.person.slice(0, 4).toUpperCase()}`;
