import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import { renderRules } from '../src/rules/render';

/** Imports of `docs/rules/**.md` give the page as rendered while building. */
export function rulesPages(): Plugin {
  return {
    name: 'sanjuro-rules-pages',
    enforce: 'pre',
    load(id) {
      const found = /\/docs\/rules\/(?:\w+\/)?(\w+)\.md$/.exec(id);
      if (!found) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(renderRules(readFileSync(id, 'utf8'), found[1]))};`;
    },
  };
}
