/** Whether a player's game begins, so that the table shows who they are. */
import type { Step } from '../../protocol';

const KEY = 'sanjuro-begun';

/** The codes of the tables where this player has dismissed the card, kept until the tab is closed. */
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
 * Before the first move always, so also after a reload; later only before one's own first turn, and if the card has not
 * been put away, as when bots were quicker than the page. An answer in the turn of another may be given for somebody
 * who has no choice.
 */
export function begins(code: string, own: readonly number[], story: readonly Step[], turn: string): boolean {
  if (!own.length) return false;
  const moves = story.filter(({ move }) => move > 0);
  if (!moves.length) return true;
  if (moves[0]!.move !== 1 || seen().includes(code)) return false;
  const mine = (seat: number | null | undefined): boolean => typeof seat === 'number' && own.includes(seat);
  const first = story.findIndex(({ events }) => events.some(({ kind, seat }) => kind === turn && mine(seat)));
  return first < 0 || !story.slice(first + 1).some(({ seat }) => mine(seat));
}
