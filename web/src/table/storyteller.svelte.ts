/**
 * Tells the story of each move, beat by beat: a sentence in the question's bar, arrows, cards that fly. It can be
 * slowed down, hurried, paused, and told one beat at a time.
 */
import { reducedMotion } from '../settings.svelte';
import type { Step } from '../protocol';
import type { View } from '../views';
import { t } from '../words/fluent.svelte';
import { beatsOf, type Beat } from './beats';
import { HeldBack } from './held-back';
import { LogBook } from './log';
import type { Staged, TableModel } from './model.svelte';

/** So many moves before the one that is told may have begun the line that it goes on with. */
const BEFORE = 12;

/** A part of the story that has the table for itself, such as the end of a round, until one goes on. */
export interface Scene {
  step: Step;
  /** The numbers of its first event and of the one after its last. */
  first: number;
  last: number;
  /** The number of the event after the last one that has been told. */
  upto: number;
  /** Everything has been told: it waits for "Continue". */
  told: boolean;
}

export interface Manner {
  /** 1 is normal; Infinity tells nothing and only lets the cards fly. */
  speed: number;
  /** How fast the cards fly where nothing is told. */
  hurry?: number;
  /** The move as a whole, without waiting: somebody goes through the moves himself. */
  at_once?: boolean;
  /** Tell it although motion is reduced: somebody has asked for it. */
  asked?: boolean;
  /** A scene goes on by itself. */
  unattended?: boolean;
}

export class Storyteller {
  beat: Beat | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  paused = $state(false);
  private allowed = 0;
  private waiting = false;
  private wake: (() => void) | null = null;
  private finish: (() => void) | null = null;
  /** The rest of what is told now comes without waiting. */
  private rushing = false;
  /** Counts what is told: whatever began before the latest has nothing more to do. */
  private telling = 0;

  constructor(private readonly table: TableModel) {}

  /** Tell what a move did. `commit` shows the position after it. */
  async tell(step: Step, commit: () => void, manner: Manner): Promise<void> {
    const { table } = this;
    const turn = ++this.telling;
    const { stage, game } = table;
    if (!stage || document.hidden || !game) {
      commit();
      return;
    }
    if (manner.speed === Infinity || (reducedMotion() && !manner.asked && !this.sceneOf(step, manner))) {
      this.beat = null;
      await stage.play(step.events, commit, manner.hurry ?? 1);
      return;
    }
    this.finish?.();
    const beats = this.beats(step);
    if (manner.at_once) return await this.tellAtOnce(step, beats, commit, turn);
    const scene = this.sceneOf(step, manner);
    const early = earlyBeats(beats, scene);
    await this.tellBefore(beats.slice(0, early), scene, manner, turn);
    if (turn !== this.telling) return;
    const skipped = early ? beats[early - 1]!.last : 0;
    if (reducedMotion() && !manner.asked) {
      await stage.begin(step.events, commit, manner.speed);
      return;
    }
    const results = new HeldBack(table, step.events);
    const staged = await stage.begin(step.events, () => results.commit(commit, skipped), manner.speed);
    try {
      if (skipped && !this.rushing) await staged?.part(0, skipped, Math.max(2, manner.speed));
      await this.tellParts(beats.slice(early), staged, results, manner, turn);
      // What comes after the last sentence is not told, but cards may move in it.
      const rest = beats.at(-1)?.last ?? 0;
      if (turn === this.telling && !this.rushing && rest < step.events.length)
        await staged?.part(rest, step.events.length, manner.speed);
    } finally {
      results.tell(step.events.length);
      staged?.end();
      if (turn === this.telling) this.beat = null;
    }
  }

  /** Show a whole move in one go, with its last sentence and everything it points at. */
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

  /** Tell one sentence without events, such as that nothing can be answered. */
  async say(beat: Beat, speed: number): Promise<void> {
    const turn = ++this.telling;
    if (document.hidden || reducedMotion()) return;
    await this.one(beat, speed, turn);
    if (turn === this.telling) this.beat = null;
  }

  /** Space or a click: on to the next beat. */
  skip(): void {
    this.table.stage?.skip();
    this.finish?.();
  }

  /** Tell the rest of what is being told without waiting. */
  rush(): void {
    this.rushing = true;
    this.goOn();
    this.skip();
    this.wake?.();
  }

  /** What comes next is told at its own pace again. */
  calm(): void {
    this.rushing = false;
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.allowed = 0;
    if (!paused) this.wake?.();
  }

  /** Wait with the next beat while something lies over the table, such as the card at the beginning. */
  wait(waiting: boolean): void {
    this.waiting = waiting;
    if (!waiting) this.wake?.();
  }

  /** While paused: one more beat, if the story waits for it. */
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

  /** "Continue" after a scene. */
  goOn(): void {
    if (!this.scene) return;
    this.scene = null;
    this.finish?.();
  }

  /** Forget what is being told. */
  reset(): void {
    this.telling++;
    this.beat = null;
    this.scene = null;
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
      view: view as View | null,
      reader,
      then: (rest) => t('then-also', { rest }),
    });
  }

  private sceneOf(step: Step, manner: Manner): Scene | null {
    const found = manner.at_once ? null : (this.table.game?.scene?.(step.events) ?? null);
    if (!found) return null;
    const [first, last] = found;
    return { step, first, last, upto: first, told: false };
  }

  /** What is told before the new position is shown: what is turned up in it must not be seen before. */
  private async tellBefore(
    beats: readonly Beat[],
    scene: Scene | null,
    manner: Manner,
    turn: number,
  ): Promise<void> {
    for (const beat of beats) {
      if (scene && beat.last > scene.first) this.scene = { ...scene, upto: Math.min(beat.last, scene.last) };
      // With reduced motion a scene is shown as a whole.
      if (!reducedMotion() || manner.asked) await this.one(beat, manner.speed, turn);
      if (turn !== this.telling) return;
    }
    if (!scene || this.rushing) {
      this.scene = null;
      return;
    }
    this.scene = { ...scene, upto: scene.last, told: true };
    if (manner.unattended) await this.hold(3000 / manner.speed);
    else await new Promise<void>((resolve) => (this.finish = resolve));
    this.finish = null;
    if (turn === this.telling) this.scene = null;
  }

  private async tellParts(
    beats: readonly Beat[],
    staged: Staged | null,
    results: HeldBack,
    manner: Manner,
    turn: number,
  ): Promise<void> {
    for (const beat of beats) {
      if (turn !== this.telling || this.rushing) return;
      await this.one(beat, manner.speed, turn, () => {
        results.tell(beat.last);
        return staged?.part(beat.first, beat.last, manner.speed);
      });
    }
  }

  /** One beat: its sentence for as long as it takes to read, and its cards as long as they fly. */
  private async one(
    beat: Beat,
    speed: number,
    turn: number,
    fly?: () => Promise<void> | undefined,
  ): Promise<void> {
    await this.gate();
    if (turn !== this.telling || this.rushing) return;
    this.beat = beat;
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

/** How many of the beats are told before the new position is shown. */
function earlyBeats(beats: readonly Beat[], scene: Scene | null): number {
  return beats.findLastIndex((beat) => beat.reveal || (scene && beat.first < scene.last)) + 1;
}
