import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const SRC = join(process.cwd(), 'src');
const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => path.replace(/\\/g, '/'));
const read = (path: string): string => readFileSync(join(SRC, path), 'utf8');
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');
const styled = paths.filter((path) => /\.(svelte|css)$/.test(path));
const components = paths.filter((path) => path.endsWith('.svelte'));
const scripts = paths.filter(
  (path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|^protocol\.ts$/.test(path),
);

describe('breakpoints', () => {
  const named = new Set(
    [...read('style/breakpoints.css').matchAll(/@custom-media (--[\w-]+)/g)].map((m) => m[1]!),
  );
  const queries = styled
    .filter((path) => path !== 'style/breakpoints.css')
    .flatMap((path) =>
      [...withoutComments(read(path)).matchAll(/@media ([^{]*)\{/g)].map((m) => [path, m[1]!]),
    );

  it('are the only widths and heights in media queries', () => {
    expect(queries.length).toBeGreaterThan(50);
    expect(queries.filter(([, query]) => /width|height/.test(query!))).toEqual([]);
    expect(
      scripts.filter((path) => /\((min|max)-(width|height)/.test(read(path).replace(/\/\*\*.*?\*\//g, ''))),
    ).toEqual([]);
  });

  it('are all defined and all used', () => {
    const used = new Set(queries.flatMap(([, query]) => query!.match(/--[\w-]+/g) ?? []));
    expect([...used].sort()).toEqual([...named].sort());
  });
});

describe('components', () => {
  it('have at most 400 lines, of which less than two thirds are styles', () => {
    const lines = (text: string): number => text.split('\n').length - 1;
    const tooLong = components.filter((path) => {
      const text = read(path);
      const style = /<style[\s\S]*/.exec(text)?.[0] ?? '';
      return lines(text) > 400 || lines(style) * 3 >= lines(text) * 2;
    });
    expect(components.length).toBeGreaterThan(50);
    expect(tooLong).toEqual([]);
  });
});

describe('the styles shared by all components', () => {
  const markup = scripts.map((path) => read(path).replace(/<style>[\s\S]*<\/style>/, '')).join('\n');
  const shared = styled.filter((path) => path.startsWith('style/'));

  it('have rules only for classes that some component uses', () => {
    const known = new Set(
      [...markup.matchAll(/class(?:="([^"]*)"|:([\w-]+)|=\{([^}]*)\})|classList\.\w+\('([\w-]+)'/g)].flatMap(
        (match) => match.slice(1).flatMap((text) => text?.match(/[a-zA-Z][\w-]*/g) ?? []),
      ),
    );
    // The kinds of a button become class names.
    for (const kind of read('ui/Button.svelte').matchAll(/'(\w+)'/g)) known.add(kind[1]!);
    const classes = shared.flatMap((path) =>
      [
        ...withoutComments(read(path))
          .replace(/\{[^{}]*\}/g, '')
          .matchAll(/\.([a-zA-Z][\w-]*)/g),
      ].map((m) => m[1]!),
    );
    expect(classes.length).toBeGreaterThan(50);
    expect([...new Set(classes)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('define only variables that are used, and use only those that are defined', () => {
    const all = paths
      .filter((path) => /\.(svelte|css|ts|svg)$/.test(path))
      .map(read)
      .join('\n');
    const defined = new Set([...all.matchAll(/(?<![\w-])(--[a-z][\w-]*)(?:\s*:|=)/g)].map((m) => m[1]!));
    const used = new Set([...all.matchAll(/var\(\s*(--[a-z][\w-]*)/g)].map((m) => m[1]!));
    // Only these names are composed: `var(--clan-{clan})`, `var(--seat-{seat})`.
    const numbered = /^--(clan|seat)-/;
    expect(defined.size).toBeGreaterThan(50);
    expect([...defined].filter((name) => !used.has(name) && !numbered.test(name))).toEqual([]);
    expect([...used].filter((name) => !defined.has(name) && !numbered.test(name))).toEqual([]);
  });
});

describe('seat colours', () => {
  const colours = (path: string, name: RegExp): number[][] =>
    [...read(path).matchAll(name)].map((found) => lab(found[1]!));
  /** A colour by lightness, red to green, and yellow to blue (CIELAB). */
  function lab(hex: string): number[] {
    const [r, g, b] = [0, 2, 4]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
    const [x, y, z] = [
      (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
      0.2126 * r + 0.7152 * g + 0.0722 * b,
      (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    ].map((c) => (c > 0.008856 ? Math.cbrt(c) : 7.787 * c + 16 / 116)) as [number, number, number];
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  }
  const apart = (a: number[], b: number[]): number => Math.hypot(...a.map((one, at) => one - b[at]!));

  it('differ from the clan colours of Shinobi for the five possible seats', () => {
    const clans = colours('games/shinobi/colours.css', /--clan-\w+: #([0-9a-f]{6})/g);
    const seats = colours('style/seat-colours.css', /--seat-\d: #([0-9a-f]{6})/g);
    expect(clans.length).toBe(6);
    for (const seat of seats.slice(0, 5))
      for (const clan of clans) expect(apart(seat, clan)).toBeGreaterThan(25);
    for (const [number, seat] of seats.entries())
      for (const other of seats.slice(number + 1)) expect(apart(seat, other)).toBeGreaterThan(15);
  });
});
