/** Whether a person's game begins, so that the table tells who he is. */
import type { Step } from '../protocol';

const KEY = 'sanjuro-begun';

/** The codes of the tables where this person has put the card away. They are forgotten with the tab. */
function seen(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function putAway(code: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...seen(), code])].slice(-50)));
  } catch {
    // A browser that keeps nothing shows the card once more.
  }
}

/**
 * Before the first move always, so also after a reload; later only to somebody who has not moved yet and has not put the
 * card away, as when bots were quicker than the page.
 */
export function begins(code: string, own: readonly number[], story: readonly Step[]): boolean {
  if (!own.length) return false;
  const moves = story.filter(({ move }) => move > 0);
  if (!moves.length) return true;
  const whole = moves[0]!.move === 1;
  return whole && !moves.some(({ seat }) => seat !== null && own.includes(seat)) && !seen().includes(code);
}
