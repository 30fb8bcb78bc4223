/**
 * Tells the story of each move, beat by beat: a sentence in the question's bar, arrows, moving cards. It can be slowed
 * down, sped up, paused, and told one beat at a time. Meanwhile the table and the log show the position as far as it
 * has been told (`told-view.ts`).
 */
import { announcer } from '../../app/announcer.svelte';
import { reducedMotion } from '../../app/settings.svelte';
import type { Step } from '../../protocol';
import type { View } from '../../views';
import { t } from '../../words/fluent.svelte';
import { beatsOf, type Beat } from './beats';
import { LogBook } from '../panels/log';
import type { TableModel } from '../model/model.svelte';
import { viewAt } from './told-view';

/** The maximum number of earlier moves that may have begun the line which the told move continues. */
const BEFORE = 12;

/** A part of the story that fills the table, such as the end of a round, until the player continues. */
export interface Scene {
  step: Step;
  /** The numbers of its first event and of the one after its last. */
  first: number;
  last: number;
  /** The number of the event after the last one that has been told. */
  upto: number;
  /** Whether everything has been told and it waits for "Continue". */
  told: boolean;
}

export interface Manner {
  /** 1 is normal. With Infinity nothing is told, and only the cards move. */
  speed: number;
  /** How fast the cards move when nothing is told. */
  hurry?: number;
  /** Show the move as a whole, without waiting, because somebody is stepping through the moves. */
  at_once?: boolean;
  /** Tell it even if motion is reduced, because somebody asked for it. */
  asked?: boolean;
  /** Whether scenes end automatically. */
  unattended?: boolean;
}

export class Storyteller {
  beat: Beat | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  paused = $state(false);
  /** The move that is being told, with the events told so far; null between two moves. */
  told: Step | null = $state.raw(null);
  private allowed = 0;
  private waiting = false;
  private wake: (() => void) | null = null;
  private finish: (() => void) | null = null;
  /** Whether the rest of the current story is shown without waiting. */
  private rushing = false;
  /** Incremented with every story, so that earlier ones stop. */
  private telling = 0;

  constructor(private readonly table: TableModel) {}

  /** Tell what a move did. `after` is the position after it, which `commit` shows when everything has been told. */
  async tell(step: Step, after: View, commit: () => void, manner: Manner): Promise<void> {
    const { table } = this;
    const turn = ++this.telling;
    this.told = null;
    const { stage, game } = table;
    if (!stage || document.hidden || !game) {
      commit();
      return;
    }
    const still = reducedMotion() && !manner.asked;
    // The deal is not told: a card of its own shows all players who they are.
    if (manner.speed === Infinity || step.move === 0 || (still && !this.sceneOf(step, manner))) {
      this.beat = null;
      await stage.play(step.events, commit, manner.hurry ?? 1);
      return;
    }
    this.finish?.();
    const beats = this.beats(step);
    if (manner.at_once) return await this.tellAtOnce(step, beats, commit, turn);
    const act = new Act(table, step, after, (told) => (this.told = told));
    try {
      await this.tellBeats(beats, act, manner, turn);
    } finally {
      if (turn === this.telling) {
        const { events } = step;
        const last = (): void => {
          commit();
          this.told = null;
          this.beat = null;
        };
        // Events after the last sentence are not told, but cards may move in them.
        if (this.rushing || act.shown >= events.length) {
          const staged = await stage.begin(events.slice(act.shown), last, manner.speed);
          staged?.end();
        } else await stage.play(events.slice(act.shown), last, manner.speed);
      }
    }
  }

  /** Show a whole move at once, with its last sentence and everything it points at. */
  private async tellAtOnce(
    step: Step,
    beats: readonly Beat[],
    commit: () => void,
    turn: number,
  ): Promise<void> {
    const last = beats.at(-1);
    this.beat = last ? { ...last, aims: beats.flatMap(({ aims }) => aims), reveal: null } : null;
    await this.table.stage?.play(step.events, commit, 1);
    if (turn === this.telling) this.beat = null;
  }

  /** Tell one sentence without events, such as that there is nothing to answer with. */
  async say(beat: Beat, speed: number): Promise<void> {
    const turn = ++this.telling;
    if (document.hidden || reducedMotion()) return;
    await this.one(beat, speed, turn);
    if (turn === this.telling) this.beat = null;
  }

  /** Skip to the next beat, on Space or a click. */
  skip(): void {
    this.table.stage?.skip();
    this.finish?.();
  }

  /** Show the rest of the current story without waiting. */
  rush(): void {
    this.rushing = true;
    this.goOn();
    this.skip();
    this.wake?.();
  }

  /** Return to the normal pace. */
  calm(): void {
    this.rushing = false;
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.allowed = 0;
    if (!paused) this.wake?.();
  }

  /** Delay the next beat while something covers the table, such as the card at the beginning. */
  wait(waiting: boolean): void {
    this.waiting = waiting;
    if (!waiting) this.wake?.();
  }

  /** While paused: tell one more beat, if there is one. */
  step(): boolean {
    if (this.scene?.told) {
      this.goOn();
      return true;
    }
    if (!this.wake) return false;
    this.allowed = 1;
    this.wake();
    return true;
  }

  /** Continue after a scene. */
  goOn(): void {
    if (!this.scene) return;
    this.scene = null;
    this.finish?.();
  }

  /** Drop the current story. */
  reset(): void {
    this.telling++;
    this.beat = null;
    this.scene = null;
    this.told = null;
    this.rushing = false;
    this.finish?.();
    this.wake?.();
  }

  /** Resolves when the next beat may be told: at once, unless the story is paused. */
  async gate(): Promise<void> {
    while ((this.waiting || (this.paused && !this.allowed)) && !this.rushing) {
      await new Promise<void>((resolve) => (this.wake = resolve));
      this.wake = null;
    }
    if (this.allowed) this.allowed--;
  }

  private beats(step: Step): Beat[] {
    const { story, linked, game, view, reader } = this.table;
    const book = new LogBook(linked, game!);
    const before = story.filter((other) => other.move < step.move).slice(-BEFORE);
    for (const other of before) book.add(other);
    return beatsOf(step, book, {
      game: game!,
      view: view,
      reader,
      then: (rest, n) => t('then-also', { rest, n }),
    });
  }

  private sceneOf(step: Step, manner: Manner): Scene | null {
    const found = manner.at_once ? null : (this.table.game?.scene?.(step.events) ?? null);
    if (!found) return null;
    const [first, last] = found;
    return { step, first, last, upto: first, told: false };
  }

  private async tellBeats(beats: readonly Beat[], act: Act, manner: Manner, turn: number): Promise<void> {
    const { speed } = manner;
    const scene = this.sceneOf(act.step, manner);
    const still = reducedMotion() && !manner.asked;
    const within = (beat: Beat): boolean =>
      scene !== null && beat.first < scene.last && beat.last > scene.first;
    let open = scene;
    for (const beat of beats) {
      if (open && !within(beat) && beat.first >= open.last) {
        await this.endScene(open, act, manner, turn);
        open = null;
      }
      if (turn !== this.telling || this.rushing) return;
      if (scene && within(beat)) {
        // The scene shows what has been told in it. The table below it is updated when the scene ends.
        if (!act.shown) await act.show(scene.first, speed);
        this.scene = { ...scene, upto: Math.min(beat.last, scene.last) };
        if (!still) await this.one(beat, speed, turn);
      } else if (!still) await this.one(beat, speed, turn, () => act.show(beat.last, speed));
    }
    if (open && turn === this.telling) await this.endScene(open, act, manner, turn);
  }

  /** Keep a scene that has been told until "Continue", then show its result on the table. */
  private async endScene(scene: Scene, act: Act, manner: Manner, turn: number): Promise<void> {
    if (!this.rushing && turn === this.telling) {
      this.scene = { ...scene, upto: scene.last, told: true };
      if (manner.unattended) await this.hold(3000 / manner.speed);
      else await new Promise<void>((resolve) => (this.finish = resolve));
      this.finish = null;
    }
    if (turn !== this.telling) return;
    this.scene = null;
    this.beat = null;
    if (!this.rushing) await act.show(scene.last, Math.max(2, manner.speed));
  }

  /** Tell one beat: show its sentence for as long as it takes to read, and its cards for as long as they move. */
  private async one(
    beat: Beat,
    speed: number,
    turn: number,
    fly?: () => Promise<void> | undefined,
  ): Promise<void> {
    await this.gate();
    if (turn !== this.telling || this.rushing) return;
    this.beat = beat;
    if (beat.said) announcer.say(beat.said.replace(/^[\s:,：，]+/, ''));
    await Promise.all([this.hold(beat.time / speed), fly?.()]);
  }

  private hold(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, millis);
      this.finish = () => {
        clearTimeout(timer);
        this.finish = null;
        resolve();
      };
    });
  }
}

/** A move on the table, with the number of its events that have been shown. */
class Act {
  shown = 0;
  private readonly before: View | null;
  private view: View | null;

  constructor(
    private readonly table: TableModel,
    readonly step: Step,
    private readonly after: View,
    private readonly tell: (told: Step) => void,
  ) {
    this.before = table.view;
    this.view = table.view;
  }

  /** Show the events up to but not including the one with this number. */
  async show(last: number, speed: number): Promise<void> {
    const { table, step } = this;
    if (last <= this.shown) return;
    const events = step.events.slice(this.shown, last);
    this.shown = last;
    await table.stage?.play(events, () => this.commit(last), speed);
  }

  private commit(last: number): void {
    const { table, step } = this;
    // If another position is shown by now, this story is over.
    if (table.view !== this.view || !table.game) return;
    this.view = viewAt(this.before, this.after, step.events, last, table.game);
    table.view = this.view;
    const phrases = step.phrases.filter(({ at, times = 1 }) => at + times <= last);
    this.tell({ ...step, events: step.events.slice(0, last), phrases });
  }
}
