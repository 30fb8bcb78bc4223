import { MediaQuery } from 'svelte/reactivity';

/** Whether the device is a touch device, so that users have no Enter key at hand. */
export const touch = new MediaQuery('(hover: none) and (pointer: coarse)');
