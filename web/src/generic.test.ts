import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { GAMES } from './games';

/** Exceptions, because they are generated or about single pieces: the view types, and the recipes of the portraits. */
const EXEMPT = /^src\/views\.ts$|^tools\/portrait\.mjs$|\.test\.ts$/;
const files = ['src', 'tools'].flatMap((folder) =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replace(/\\/g, '/')}`)
    .filter((path) => /\.(ts|mjs|svelte|css|ftl)$/.test(path) && !EXEMPT.test(path)),
);

describe('generic code', () => {
  it('contains no game key', () => {
    const names = new RegExp(`(?<![\\w-])(${GAMES.map(({ key }) => key).join('|')})(?![\\w])`);
    const keys = GAMES.map(({ key }) => key).join('|');
    const own = new RegExp(`^src/games/(${keys})/|^src/locale/\\w+/(${keys})(-entry)?\\.ftl$`);
    const generic = files.filter((path) => !own.test(path));
    expect(GAMES.length).toBeGreaterThan(3);
    expect(generic.length).toBeGreaterThan(150);
    expect(generic.filter((path) => names.test(readFileSync(join(process.cwd(), path), 'utf8')))).toEqual([]);
  });

  it('contains no game title', () => {
    const folder = join(process.cwd(), 'src/locale');
    for (const language of readdirSync(folder)) {
      const read = (file: string): string => readFileSync(join(folder, language, file), 'utf8');
      const words = read('ui.ftl');
      for (const { key } of GAMES) {
        const title = new RegExp(`^game-${key} = (.+)$`, 'm').exec(read(`${key}-entry.ftl`))![1]!;
        expect(words, `${language} ${key}`).not.toContain(title);
        expect(words, `${language} ${key}`).not.toContain(key);
      }
    }
  });

  it('has no game folder without an entry', () => {
    const folders = readdirSync(join(process.cwd(), 'src/games'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.sort()).toEqual(GAMES.map(({ key }) => key).sort());
  });
});
