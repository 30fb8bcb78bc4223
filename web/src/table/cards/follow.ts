/**
 * Follows cards by their ids. The id of a card changes with every move, and an event contains the old one (`was`) for
 * everybody who was able to follow it. A card keeps one key for as long as it is followed, so its element keeps moving.
 */
import type { SeenEvent } from '../../views';

/** The path of a moving card through places. `id` is its last id, or undefined if it goes out of view. */
export interface Flight {
  key: string;
  name: string | null;
  places: string[];
  /** The number of the event each leg belongs to. */
  legs: number[];
  /** Whether it was visible at the first place. Otherwise it appears there. */
  followed: boolean;
  id: number | undefined;
}

export class Follower {
  private keys = new Map<number, string>();
  private made = 0;

  /** The key of the card with this id. */
  key(id: number): string {
    let key = this.keys.get(id);
    if (!key) {
      key = `c${this.made++}`;
      this.keys.set(id, key);
    }
    return key;
  }

  /** Record the moves of cards and return the flights to show. */
  follow(events: readonly SeenEvent[]): Flight[] {
    const flights: Flight[] = [];
    const byKey = new Map<string, Flight>();
    events.forEach((event, number) => {
      const { from, to, id, was } = event;
      if (id === undefined && was === undefined && !(from && to)) return;
      let key: string;
      const followed = was !== undefined && this.keys.has(was);
      if (followed) {
        key = this.keys.get(was)!;
        this.keys.delete(was);
      } else {
        // An event about a card that stays in its place does not create another card.
        key = (id !== undefined && this.keys.get(id)) || `c${this.made++}`;
      }
      if (id !== undefined) this.keys.set(id, key);
      if (!from || !to) return;
      const known = byKey.get(key);
      if (known) {
        known.places.push(to);
        known.legs.push(number);
        known.id = id;
        known.name = event.card ?? known.name;
      } else {
        const flight: Flight = {
          key,
          name: event.card ?? null,
          places: [from, to],
          legs: [number],
          followed,
          id,
        };
        flights.push(flight);
        byKey.set(key, flight);
      }
    });
    return flights;
  }

  /** Forget every id that is no longer on the table. */
  keep(ids: Iterable<number>): void {
    const alive = new Set(ids);
    for (const id of this.keys.keys()) if (!alive.has(id)) this.keys.delete(id);
  }

  clear(): void {
    this.keys.clear();
  }
}
