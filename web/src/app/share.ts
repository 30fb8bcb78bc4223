/** The address under which others reach this server. */
import { base } from './router.svelte';
import { session } from './session.svelte';

/** Whether a name always means the computer it is said on. */
export const onlyHere = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/** Where links and QR codes lead: the address of this page, unless only this computer knows it and the server a better one. */
export function shareBase(): string {
  return (onlyHere(location.hostname) && session.games?.share) || base();
}

/** Whether a link from here leads nowhere on another device. */
export function unreachable(): boolean {
  return session.games !== null && onlyHere(new URL(shareBase()).hostname);
}
