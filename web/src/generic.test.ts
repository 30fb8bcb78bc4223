import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { GAMES } from './games';

/** Generated, and about single pieces: the types of the views, and the recipes of the portraits. */
const EXEMPT = /^src\/views\.ts$|^tools\/portrait\.mjs$|\.test\.ts$/;
const files = ['src', 'tools'].flatMap((folder) =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replace(/\\/g, '/')}`)
    .filter((path) => /\.(ts|mjs|svelte|css)$/.test(path) && !EXEMPT.test(path)),
);

describe('generic code', () => {
  it('names no game', () => {
    const names = new RegExp(`(?<![\\w-])(${GAMES.map(({ key }) => key).join('|')})(?![\\w])`);
    const own = new RegExp(`^src/games/(${GAMES.map(({ key }) => key).join('|')})/`);
    const generic = files.filter((path) => !own.test(path));
    expect(GAMES.length).toBeGreaterThan(3);
    expect(generic.length).toBeGreaterThan(150);
    expect(generic.filter((path) => names.test(readFileSync(join(process.cwd(), path), 'utf8')))).toEqual([]);
  });

  it('has no folder of a game beside those that have an entry', () => {
    const folders = readdirSync(join(process.cwd(), 'src/games'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.sort()).toEqual(GAMES.map(({ key }) => key).sort());
  });
});
