/** Runs a request for a person and shows a note that it succeeded, or why it failed. */
import { announcer } from '../app/announcer.svelte';
import { ApiError } from '../net/api';
import { t } from '../words/fluent.svelte';

export async function attempt(work: () => Promise<void>, done = ''): Promise<void> {
  try {
    await work();
    if (done) announcer.note(done);
  } catch (error) {
    const known = error instanceof ApiError ? t(`error-${error.problem.error}`) : '';
    const said = error instanceof Error ? error.message : String(error);
    announcer.note(known && !known.startsWith('error-') ? known : said, 'warn');
  }
}
