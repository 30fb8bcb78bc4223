import { MediaQuery } from 'svelte/reactivity';

import source from './breakpoints.css?raw';

/** The condition that `breakpoints.css` defines for a name, such as `(min-width: 1200px)` for `--desktop`. */
function condition(name: string): string {
  const found = new RegExp(`@custom-media ${name} ([^;]*);`).exec(source)?.[1];
  if (!found) throw new Error(`breakpoints.css has no ${name}`);
  return found;
}

/** Whether the window has space for the desktop layout: `desktop.current`, which changes with the window. */
export const desktop = new MediaQuery(condition('--desktop'));

/** Whether the window is an upright tablet, whose bar has no space for the last event. */
export const upright = new MediaQuery(condition('--upright-tablet'));

/** Whether the window is wide and low, with the dock next to the table. */
export const sideways = new MediaQuery(condition('--sideways'));

/** Whether the window has space for the rules next to the table. */
export const beside = new MediaQuery(condition('--beside'));

/** Whether the window has space for the log next to the board. */
export const rail = new MediaQuery(condition('--rail'));
