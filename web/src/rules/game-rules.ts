/** What rules pages need from a game besides its cards. */
import type { Component } from 'svelte';

import type { TableModel } from '../table/model/model.svelte';
import type { View } from '../views';

/** A numbered part of a labelled drawing. */
export interface Label {
  /** The selector of the part in the drawing. */
  part: string;
  /** The position of the number, from which a line leads to the part. */
  side: 'left' | 'right';
  /** The height within the part at which the line ends: 0 is its top, 1 its bottom. */
  height?: number;
}

export interface GameRules<V extends View = View> {
  /** The section of the rules page about the current question. */
  section(table: TableModel<V>): string;
  /** The parts of each kind of labelled drawing, in the order of their numbers. */
  labels: Readonly<Record<string, readonly Label[]>>;
  /** Kinds of drawings that are not cards. `name` is the character or samurai. */
  drawings: Readonly<Record<string, Component<{ name: string }>>>;
  /** Whether a piece is a token rather than a card. */
  token?: (this: void, name: string) => boolean;
  /** Whether cards have no printed name, so that they need a caption. */
  unnamed?: boolean;
}
