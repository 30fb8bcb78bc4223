/** Something of the server a person asks for on a page: it is said when it is done, and why if it is not. */
import { live } from '../live.svelte';
import { ApiError } from '../net/api';
import { t } from '../words/fluent.svelte';

export async function attempt(work: () => Promise<void>, done = ''): Promise<void> {
  try {
    await work();
    if (done) live.note(done);
  } catch (error) {
    const known = error instanceof ApiError ? t(`error-${error.problem.error}`) : '';
    const said = error instanceof Error ? error.message : String(error);
    live.note(known && !known.startsWith('error-') ? known : said, 'warn');
  }
}
