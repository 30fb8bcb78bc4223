import { MediaQuery } from 'svelte/reactivity';

import source from './breakpoints.css?raw';

/** The condition that `breakpoints.css` gives a name, such as `(min-width: 1200px)` for `--desktop`. */
function condition(name: string): string {
  const found = new RegExp(`@custom-media ${name} ([^;]*);`).exec(source)?.[1];
  if (!found) throw new Error(`breakpoints.css has no ${name}`);
  return found;
}

/** Whether the window has room for the desktop's board: `desktop.current`, which changes with the window. */
export const desktop = new MediaQuery(condition('--desktop'));

/** Whether it is that of a tablet held upright, whose bar has no room for the last event. */
export const upright = new MediaQuery(condition('--upright-tablet'));

/** Whether it is wide and low, with the dock beside the table. */
export const sideways = new MediaQuery(condition('--sideways'));

/** Whether it has room for the rules beside the table. */
export const beside = new MediaQuery(condition('--beside'));

/** Whether it has room for the log beside the board. */
export const rail = new MediaQuery(condition('--rail'));
