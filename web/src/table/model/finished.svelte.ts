/** A finished game as it ended, with all cards open: what the result of a replay shows, whatever move is looked at. */
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
    // Nothing is played any more.
  }

  override async whyNot(): Promise<null> {
    return null;
  }
}
