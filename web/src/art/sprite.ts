/**
 * The drawings of the app as one hidden SVG sprite sheet. A card on the table is a `<use>` of its plate, so a hundred
 * cards cost a hundred small nodes. Each game adds its own plates when it is loaded.
 */
const SHEET = 'sanjuro-art';
const added = new Set<string>();

function sheet(): Element {
  const found = document.getElementById(SHEET);
  if (found) return found;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = SHEET;
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.position = 'absolute';
  document.body.prepend(svg);
  return svg;
}

/** `files` maps paths of SVG files to their text, as `import.meta.glob` gives them; ids are `prefix-filename`. */
export function addPlates(prefix: string, files: Record<string, string>): void {
  let symbols = '';
  for (const [path, text] of Object.entries(files)) {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
    const id = `${prefix}-${name}`;
    if (added.has(id)) continue;
    added.add(id);
    const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? '0 0 100 100';
    const inside = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
    symbols += `<symbol id="${id}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${inside}</symbol>`;
  }
  if (symbols) sheet().insertAdjacentHTML('beforeend', symbols);
}

export const hasPlate = (id: string): boolean => added.has(id);
