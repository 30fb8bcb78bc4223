/** What a player openly did to the others, counted from the story. */
import type { Deed } from '../../games/game';
import type { Step } from '../../protocol';
import type { SeenEvent } from '../../views';

export interface Counted extends Deed {
  times: number;
}

/** The deeds of a seat, most frequent first. Equally frequent ones are in the order of the game. */
export function deedsOf(
  seat: number,
  steps: readonly Step[],
  deed: (event: SeenEvent) => Deed | null,
): Counted[] {
  const found = new Map<string, Counted>();
  for (const { events } of steps)
    for (const event of events) {
      const done = deed(event);
      if (done?.by !== seat || done.target === seat) continue;
      const key = `${done.key} ${done.target ?? ''} ${done.clan ?? ''}`;
      const before = found.get(key);
      found.set(key, { ...done, times: (before?.times ?? 0) + 1 });
    }
  return [...found.values()].sort((a, b) => b.times - a.times);
}
