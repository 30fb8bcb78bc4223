/** The URL at which others reach this server. */
import { base } from './router.svelte';
import { session } from './session.svelte';

/** Whether a host name always means the local computer. */
export const onlyHere = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/** The base of links and QR codes: the URL of this page, or the one from the server if this page is local only. */
export function shareBase(): string {
  return (onlyHere(location.hostname) && session.games?.share) || base();
}

/** Whether links from here do not work on other devices. */
export function unreachable(): boolean {
  return session.games !== null && onlyHere(new URL(shareBase()).hostname);
}
