import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { digest } from '../table/story/beats';
import { LinkedWords, linesOf, parts, plain } from '../table/panels/log';
import { storyOf } from '../table/panels/stories';
import type { Phrase, SeenEvent } from '../views';
import { FUNCTIONS } from './words';

const ROOT = join(process.cwd(), '..');

interface Told {
  game: string;
  language: string;
  reader: number | null;
  lines: string[];
}
const { names, events, phrases, told } = JSON.parse(
  readFileSync(join(ROOT, 'tests', 'fixtures', 'sentences.json'), 'utf8'),
) as {
  names: string[];
  events: Record<string, SeenEvent[]>;
  phrases: Record<string, Phrase[]>;
  told: Told[];
};

function bundle(language: string, game: string): FluentBundle {
  const made = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  for (const file of ['common', game])
    made.addResource(
      new FluentResource(
        readFileSync(join(ROOT, 'src', 'sanjuro', 'locale', language, `${file}.ftl`), 'utf8'),
      ),
    );
  return made;
}

describe('the log addresses its reader as `sanjuro.locale.Words` does', () => {
  it.each(told)('$game in $language for seat $reader', ({ game, language, reader, lines }) => {
    const words = new LinkedWords(game, names, [bundle(language, game)], reader);
    const step = { seq: 1, move: 1, at: 0, seat: 0, events: events[game]!, phrases: phrases[game]! };
    expect(linesOf([step], words, { big: [], turn: 'turn' }).map((line) => line.text)).toEqual(lines);
  });

  it('extends a line with later moves, and tells each of them', () => {
    const words = new LinkedWords('bang', names, [bundle('en', 'bang')], 0);
    const [line, ...rest] = linesOf(storyOf('barrel in three moves'), words, { big: ['hit'], turn: 'turn' });
    expect(rest).toEqual([]);
    expect(line).toMatchObject({
      key: '0.0.0',
      big: true,
      text: 'You shot at Orin with BANG! 2♣, Orin tried the Barrel: no heart (Beer 6♠), Orin lost 1\u00a0life',
      told: [
        { move: 0, text: 'You shot at Orin with BANG! 2♣' },
        { move: 1, text: 'Orin tried the Barrel: no heart (Beer 6♠)' },
        { move: 2, text: 'Orin lost 1\u00a0life' },
      ],
    });
    expect(line!.parts.filter(({ seat }) => seat !== undefined)).toEqual([
      { text: 'You', seat: 0 },
      { text: 'Orin', seat: 1 },
      { text: 'Orin', seat: 1 },
      { text: 'Orin', seat: 1 },
    ]);
  });

  it('continues a sentence, and links a declined name', () => {
    const words = new LinkedWords('samurai_spirit', names, [bundle('ru', 'samurai_spirit')]);
    const [line, ...rest] = linesOf(storyOf('defend'), words, { big: [], turn: 'turn' });
    expect(rest).toEqual([]);
    expect(line!.text).toBe('Gonji открывает мародёра\u00a03 и защищается (постройка)');
    expect(line!.told[1]!.text).toBe('Gonji защищается от мародёра\u00a03 (постройка)');
  });

  it('declines the name of the samurai that a seat goes by', () => {
    const leads = new LinkedWords('samurai_spirit', ['Канбэй', 'Кюдзо'], [bundle('ru', 'samurai_spirit')]);
    const lend = { key: 'lend', target: 0, by: 1, samurai: 'gorobei' };
    expect(plain(leads.move(lend))).toBe('Отдать жетон Канбэю (способность Горобэя)');
    expect(parts(leads.move(lend))).toContainEqual({ text: 'Канбэю', seat: 0 });
    expect(plain(leads.move({ ...lend, target: 1 }))).toBe('Отдать жетон Кюдзо (способность Горобэя)');
  });

  it('keeps a Chinese possessive with its name, so that a digest does not separate them', () => {
    const words = new LinkedWords('bang', names, [bundle('zh', 'bang')], 0);
    const lines = linesOf(storyOf('saloon'), words, { big: [], turn: 'turn' });
    const then = (rest: string, n: number): string => `，${n === 1 ? '然后' : '接着'}${rest}`;
    const said = (count: number): string =>
      digest(lines.slice(0, count), then)
        .map(({ text, lead = '', tail = '' }) => lead + text + tail)
        .join('');
    expect(said(3)).toBe('你打出了【酒馆5♥】，然后弃掉了【啤酒6♥】，接着装备了【木桶Q♠】');
    expect(said(4)).toBe('你的身份：【叛徒】');
  });

  it('links everything that has an explanation, with its quotes; an order is not a card', () => {
    const words = new LinkedWords('shinobi', names, [bundle('ru', 'shinobi')]);
    const kinds = { big: [], quiet: ['skip'], turn: 'turn' };
    const [sent, skipped] = linesOf(storyOf('skip'), words, kinds);
    expect(sent!.parts.filter(({ card }) => card)).toEqual([{ text: '«Ода»', card: 'oda' }]);
    expect(skipped!.parts.filter(({ card }) => card)).toEqual([]);
    expect([sent!.quiet, skipped!.quiet]).toEqual([false, true]);
  });
});
