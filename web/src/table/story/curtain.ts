/** If several people play on one device: who may see the table next. */
import type { Decision, TableState, You } from '../../protocol';
import type { View } from '../../views';
import { gameEntry } from '../../games';

/** Whether several people share this device in a game with secrets. */
export const sharesSecrets = (game: string, you: Pick<You, 'seats'>): boolean =>
  you.seats.length > 1 && (gameEntry(game)?.secrets ?? true);

/**
 * The seat whose player has to take the device before anything more is shown; null if the person who saw the table last
 * may continue. `shownTo` is the seat to which this page last showed the table.
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
