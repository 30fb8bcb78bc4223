// What a first visit loads of script and style, gzipped: the page, what it preloads, and one language.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const folder = new URL('../../src/sanjuro/server/static/', import.meta.url);
const games = readdirSync(new URL('../src/games/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const LIMIT = 250_000;
const page = readFileSync(new URL('index.html', folder), 'utf8');
const size = (name) => gzipSync(readFileSync(new URL(name, folder))).length;
const names = readdirSync(new URL('assets/', folder)).map((name) => `assets/${name}`);

function withImports(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  if (!name.endsWith('.js')) return seen;
  const text = readFileSync(new URL(name, folder), 'utf8');
  for (const [, other] of text.matchAll(/(?:import|from)\s*["']\.\/([^"']+)["']/g))
    withImports(`assets/${other}`, seen);
  return seen;
}

const first = new Set();
for (const [, name] of page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.(?:js|css))"/g))
  withImports(name, first);
const chunk = (start) =>
  names.filter((name) => name.startsWith(`assets/${start}-`) && /\.(js|css)$/.test(name));
const sum = (list) => [...list].reduce((total, name) => total + size(name), 0);
const home = sum(first);
const words = Math.max(...chunk('ui').map(size));
console.log(`home: ${home + words} bytes (${first.size} files, and one language)`);

let worst = 0;
for (const game of games) {
  const table = new Set(first);
  for (const name of [...chunk('Table'), ...chunk('TableFrame'), ...chunk(game)]) withImports(name, table);
  const total = sum(table) + words;
  worst = Math.max(worst, total);
  console.log(`home and a table of ${game}: at most ${total} bytes`);
}
if (worst > LIMIT) {
  console.error(`more than ${LIMIT} bytes`);
  process.exitCode = 1;
}
