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
  it('have at most 400 lines, of which less than two thirds are style', () => {
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

describe('the styles that all components share', () => {
  const markup = scripts.map((path) => read(path).replace(/<style>[\s\S]*<\/style>/, '')).join('\n');
  const shared = styled.filter((path) => path.startsWith('style/'));

  it('have rules only for classes that some component has', () => {
    const known = new Set(
      [...markup.matchAll(/class(?:="([^"]*)"|:([\w-]+)|=\{([^}]*)\})|classList\.\w+\('([\w-]+)'/g)].flatMap(
        (match) => match.slice(1).flatMap((text) => text?.match(/[a-zA-Z][\w-]*/g) ?? []),
      ),
    );
    // The kinds of a button become classes.
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
    // Only these names are put together: `var(--clan-{clan})`, `var(--seat-{seat})`.
    const numbered = /^--(clan|seat)-/;
    expect(defined.size).toBeGreaterThan(50);
    expect([...defined].filter((name) => !used.has(name) && !numbered.test(name))).toEqual([]);
    expect([...used].filter((name) => !defined.has(name) && !numbered.test(name))).toEqual([]);
  });
});
