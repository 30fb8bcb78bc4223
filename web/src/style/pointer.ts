import { MediaQuery } from 'svelte/reactivity';

/** Whether the device is used with fingers, so that nobody has an Enter key at hand. */
export const touch = new MediaQuery('(hover: none) and (pointer: coarse)');
