/** Whether the game begins for a player, so that the table shows who they are. */
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
    // Without storage, the card is shown once more.
  }
}

/**
 * Whether to show the card: always before the first move, even after a reload. Later, as when bots were faster than the
 * page, only until the player has moved in their first turn, and only if the card has not been dismissed. Answers in
 * other players' turns do not count, because they may be given automatically.
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
