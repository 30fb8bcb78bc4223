/** When several people play at one device: who may see the table next. */
import type { Decision, TableState, You } from '../../protocol';
import type { View } from '../../views';
import { gameEntry } from '../../games';

/** Whether several people share this device in a game where each of them has something to hide. */
export const sharesSecrets = (game: string, you: Pick<You, 'seats'>): boolean =>
  you.seats.length > 1 && (gameEntry(game)?.secrets ?? true);

/**
 * The seat whose player has to take the device before anything more is shown; null if whoever saw the table last may go
 * on. `shownTo` is the seat that the table was shown to last, by this page.
 */
export function passesTo(
  shownTo: number | null,
  table: Pick<TableState, 'game' | 'state'>,
  you: Pick<You, 'seats' | 'eyes'>,
  view: Pick<View, 'over'> | null,
  decision: Pick<Decision, 'seat'> | null,
): number | null {
  const { eyes } = you;
  if (!view || view.over || table.state !== 'playing' || eyes.open || !sharesSecrets(table.game, you))
    return null;
  const seat = decision?.seat ?? eyes.seat;
  return seat === shownTo && seat === eyes.seat ? null : seat;
}
