/** The name the server gives somebody without a name, in the language of the reader. */
import { t } from './fluent.svelte';

const GUEST = /^Guest ([0-9A-Z]{4})$/;

/** What a person is called on the screen. */
export function shownName(name: string): string {
  const code = GUEST.exec(name)?.[1];
  return code ? t('guest-name', { code }) : name;
}
