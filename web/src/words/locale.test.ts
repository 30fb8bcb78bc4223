import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

import { LANGUAGES } from './fluent.svelte';

const SRC = join(process.cwd(), 'src');

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function messages(language: string, file: string): Map<string, Set<string>> {
  const source = readFileSync(join(SRC, 'locale', language, file), 'utf8');
  const found = new Map<string, Set<string>>();
  for (const entry of parse(source, {}).body) {
    if (entry.type === 'Junk') throw new Error(`${language}/${file}: ${JSON.stringify(entry)}`);
    if (entry.type === 'Message') {
      const facts = new Set(
        [...source.slice(entry.span?.start, entry.span?.end).matchAll(/\$([a-z_]+)/g)].map(
          (match) => match[1]!,
        ),
      );
      found.set(entry.id.name, facts);
    }
  }
  return found;
}

const code = filesIn(SRC)
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/test\.ts$|protocol\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Ids that are used literally, and ids with placeholders, as patterns. */
function used(): { ids: Set<string>; patterns: RegExp[] } {
  const ids = new Set([...code.matchAll(/'([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*)'/g)].map((match) => match[1]!));
  const patterns = [...code.matchAll(/`((?:[a-z0-9_-]|\$\{[^`{}]*\})+)`/g)]
    .map((match) => new RegExp(`^${match[1]!.replace(/\$\{[^`{}]*\}/g, '[a-z0-9_]+')}$`))
    .filter((pattern) => !pattern.test('anything-atall'));
  return { ids, patterns };
}

/** Ids that are certainly used: the first argument of `t`. */
const said = new Set([...code.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]!));

const files = readdirSync(join(SRC, 'locale', 'en'));

describe('the messages of the interface', () => {
  for (const file of files) {
    const english = messages('en', file);
    it.each(LANGUAGES.filter((language) => language !== 'en'))(`${file} is complete in %s`, (language) => {
      const other = messages(language, file);
      expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [id, facts] of english)
        for (const fact of other.get(id)!) expect(facts, `${id} has no $${fact}`).toContain(fact);
    });
  }

  it('include every message that the code uses', () => {
    const all = new Set(files.flatMap((file) => [...messages('en', file).keys()]));
    expect([...said].filter((id) => !all.has(id))).toEqual([]);
  });

  it('are all used', () => {
    const { ids, patterns } = used();
    const all = files.flatMap((file) => [...messages('en', file).keys()]);
    const known = (id: string): boolean => ids.has(id) || patterns.some((pattern) => pattern.test(id));
    // `words.tell` takes the ids of a game's messages without the name of the game.
    const rest = (id: string): string => id.replace(/^(bang|samurai_sword|shinobi|samurai_spirit)-/, '');
    const unused = all.filter((id) => !known(id) && !known(rest(id)));
    expect(unused).toEqual([]);
  });
});
