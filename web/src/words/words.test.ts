import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { LinkedWords, linesOf, parts, plain } from '../table/panels/log';
import { storyOf } from '../table/panels/stories';
import { FUNCTIONS, ranked, Words } from './words';

function bundle(...lines: string[]): FluentBundle {
  const made = new FluentBundle('en', { functions: FUNCTIONS, useIsolating: false });
  made.addResource(new FluentResource(lines.join('\n')));
  return made;
}

const english = bundle(
  'hidden-card = a card',
  'who-you = you',
  'refusal-over = the game is over',
  'shinobi-oda = Oda',
  'shinobi-about-oda = A clan.',
  'shinobi-third = third',
  'shinobi-event-skipped = { $seat } cannot carry out the { $what } order',
  'shinobi-event-turn = It is the turn of { $seat }',
  `shinobi-event-deploy = { $seat } sent { $card } to { IF_YOU($owner, "your", "%'s") } province`,
  'shinobi-event-draw = { $seat } drew { $card }',
  'shinobi-event-secret = { "" }',
  'shinobi-move-deploy = Send { $card } to the province of { $target }',
  'shinobi-about-oda = Eleven cards.',
  'shinobi-refusal-not_weaker = only a weaker army: yours has { $strength }',
  'shinobi-bang = BANG!',
);
const words = new Words('shinobi', ['Ines', 'Tomás'], [english]);
const deploy = { kind: 'deploy', seat: 0, card: 'oda', id: 3, from: 'hand.0', to: 'oda.1' };
const whose = { from: 'hand', giver: 0, to: 'oda', owner: 1 };

describe('words', () => {
  it('names seats and cards in an event', () => {
    expect(words.event(deploy, whose)).toBe("Ines sent Oda to Tomás's province");
  });

  it('calls the reader you', () => {
    const mine = new Words('shinobi', ['Ines', 'Tomás'], [english], 1);
    expect(mine.event(deploy, whose)).toBe('Ines sent Oda to your province');
    expect(String(mine.who(1))).toBe('you');
    expect(mine.seat(1)).toBe('Tomás');
  });

  it('has a word for a hidden card', () => {
    expect(words.event({ kind: 'draw', seat: 1, from: 'deck', to: 'hand.1' })).toBe('Tomás drew a card');
  });

  it('omits events that need no line', () => {
    expect(words.event({ kind: 'secret', seat: 0 })).toBe('');
  });

  it('describes a move', () => {
    expect(words.move({ key: 'deploy', card: 'oda', target: 1 })).toBe('Send Oda to the province of Tomás');
  });

  it('gives the reason in the words of the game, then the common ones, then those of the table', () => {
    expect(words.refusal({ key: 'not_weaker', facts: { strength: 2 }, sentence: '' })).toBe(
      'only a weaker army: yours has 2',
    );
    expect(words.refusal({ key: 'over', facts: {}, sentence: '' })).toBe('the game is over');
    expect(words.refusal({ key: 'unheard', facts: {}, sentence: 'it is so' })).toBe('it is so');
  });

  it('adds rank and suit to the name of a card', () => {
    expect(words.name('bang-10H')).toBe('BANG! 10♥');
    expect(ranked('general_store-9C')).toEqual({ kind: 'general_store', rank: '9', suit: 'C' });
    expect(ranked('secret-oda')).toBeNull();
  });

  it('falls back to the next language', () => {
    const russian = bundle('shinobi-oda = Ода');
    const both = new Words('shinobi', ['Инес', 'Томас'], [russian, english]);
    expect(both.name('oda')).toBe('Ода');
    expect(both.event({ kind: 'draw', seat: 0 })).toBe('Инес drew a card');
  });
});

describe('the log', () => {
  const linked = new LinkedWords('shinobi', ['Ines', 'Tomás'], [english]);

  it('recognises names', () => {
    const marked = linked.event(deploy, whose);
    expect(parts(marked)).toEqual([
      { text: 'Ines', seat: 0 },
      { text: ' sent ' },
      { text: 'Oda', card: 'oda' },
      { text: ' to ' },
      { text: 'Tomás', seat: 1, tail: "'s" },
      { text: ' province' },
    ]);
    expect(plain(marked)).toBe("Ines sent Oda to Tomás's province");
  });

  it('leaves words without an explanation unchanged', () => {
    expect(parts(linked.event({ kind: 'skipped', seat: 0, what: 'third' }))).toEqual([
      { text: 'Ines', seat: 0 },
      { text: ' cannot carry out the third order' },
    ]);
  });

  it('counts repetitions', () => {
    const lines = linesOf(storyOf('draws'), linked, { big: [], turn: 'turn' });
    expect(lines.map((line) => [line.text, line.times, line.turn])).toEqual([
      ['Tomás drew a card', 2, false],
      ['It is the turn of Ines', 1, true],
    ]);
  });
});
