/** What has happened since the player's last turn, for telling it again. */
import type { Step } from '../../protocol';
import type { View } from '../../views';

export interface Happened {
  step: Step;
  before: View | null;
  after: View;
}

/** More than a round of any game. Older moves are not told again. */
const MOST = 150;

/** Add a move. When the player's own turn ends, earlier moves are dropped. */
export function sinceTurn(
  since: readonly Happened[],
  before: View | null,
  step: Step,
  after: View,
  me: number | null,
): readonly Happened[] {
  const ends = before !== null && before.turn === me && after.turn !== me;
  return [...(ends ? [] : since), { step, before, after }].slice(-MOST);
}
