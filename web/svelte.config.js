import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

import { externalStyle } from './tools/external-style.mjs';

export default {
  preprocess: [externalStyle(), vitePreprocess()],
  compilerOptions: { runes: true },
};
