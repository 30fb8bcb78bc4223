/** The final position of a finished game with all cards face up, for the result of a replay at any move. */
import { session } from '../../app/session.svelte';
import { TableModel } from './model.svelte';
import type { ReplayTable } from './replay.svelte';

export class FinishedTable extends TableModel {
  constructor(replay: ReplayTable) {
    super();
    const record = replay.record!;
    this.game = replay.game;
    this.seats = record.card.seats;
    this.story = replay.story;
    this.view = record.view;
    const own = this.seats.findIndex(({ person }) => person !== null && person === session.me?.person);
    this.me = own < 0 ? null : own;
  }

  override async play(): Promise<void> {
    // Nothing can be played any more.
  }

  override async whyNot(): Promise<null> {
    return null;
  }
}
