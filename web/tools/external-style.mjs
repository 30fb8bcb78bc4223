import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * `<style src="./village.css"></style>`: the style of a component in a file of its own, for components that would
 * otherwise be mostly style. Svelte keeps it to the component, as it does with a style within the file.
 */
export const externalStyle = () => ({
  name: 'external-style',
  style({ attributes, filename }) {
    if (typeof attributes.src !== 'string' || !filename) return;
    const file = resolve(dirname(filename), attributes.src);
    return { code: readFileSync(file, 'utf8'), dependencies: [file], attributes: { lang: 'css' } };
  },
});
