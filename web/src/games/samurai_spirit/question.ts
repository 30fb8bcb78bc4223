/** The question in one sentence for every frame, with the consequences of the answers. */
import type { TableModel } from '../../table/model/model.svelte';
import { capital } from '../../table/question/question';
import type { Offer } from '../../table/question/selection';
import { t } from '../../words/fluent.svelte';
import type { Question } from '../game';
import { raider } from './cards';
import type { SpiritKiai, SpiritPenalty, SpiritPlace, SpiritTurn } from '../../views';
import { nameOf, oneOfSeveral, where, type SpiritView } from './view';

type Spirit = TableModel<SpiritView>;
type Asked = Pick<Question, 'text' | 'hint'>;

const offered = (table: Spirit, key: string): Offer | undefined =>
  table.selection.offers.find((offer) => offer.say['key'] === key);

function who(table: Spirit, view: SpiritView, seat: number): string {
  const several = oneOfSeveral(table, seat);
  const top = view.pending.at(-1);
  if (top?.frame === 'kiai')
    return several ? t('samurai_spirit-who-kiai', { name: nameOf(table, seat) }) : t('samurai_spirit-kiai');
  if (view.turn !== seat) return t('samurai_spirit-who-turn', { name: nameOf(table, view.turn) });
  return several ? t('samurai_spirit-who-turn', { name: nameOf(table, seat) }) : t('your-turn');
}

function turn(table: Spirit, view: SpiritView, frame: SpiritTurn): Asked {
  const board = view.seats[frame.seat]!;
  const line = { sum: board.sum, value: board.kiai };
  if (table.selection.path[0]?.id === 'support')
    return { text: t('samurai_spirit-ask-support'), hint: t('samurai_spirit-hint-support') };
  if (frame.step === 'spare')
    return { text: t('samurai_spirit-ask-spare'), hint: t('samurai_spirit-hint-spare') };
  if (frame.must_pass && frame.step !== 'again')
    return {
      text: t(`samurai_spirit-ask-must-${frame.must_pass}`, line),
      hint: t('samurai_spirit-hint-pass'),
    };
  return { text: t(frame.step === 'again' ? 'samurai_spirit-ask-again' : 'samurai_spirit-ask-action') };
}

function penalty(table: Spirit, frame: SpiritPenalty): Asked {
  if (frame.step === 'select') return { text: t('samurai_spirit-ask-drop') };
  const names = frame.penalties.map((name) => table.words.name(name));
  const different = new Set(frame.penalties).size > 1;
  const facts = { penalty: names[0] ?? '', second: names[1] ?? '' };
  if (different && frame.can_ignore)
    return { text: t('samurai_spirit-ask-penalties-ignore', facts), hint: t('samurai_spirit-hint-ignore') };
  if (different)
    return { text: t('samurai_spirit-ask-penalties', facts), hint: t('samurai_spirit-hint-penalties') };
  return { text: t('samurai_spirit-ask-penalty', facts), hint: t('samurai_spirit-hint-ignore') };
}

/** Where the revealed raider can be placed, and with which result, according to the legal moves. */
function place(table: Spirit, frame: SpiritPlace): Asked {
  const strength = raider(frame.card)?.strength ?? 0;
  if (table.selection.path.length)
    return { text: t('samurai_spirit-ask-hand', { strength }), hint: t('samurai_spirit-hint-hand') };
  const hints: string[] = [];
  for (const answer of ['confront', 'defend'] as const) {
    const price = table.words.then(offered(table, answer)?.then);
    if (!price) continue;
    const ended = /[!！]$/.test(price) ? 'yes' : 'no';
    hints.push(t('samurai_spirit-hint-price', { answer: t(`samurai_spirit-${answer}`), price, ended }));
  }
  const from = frame.had.filter((seat) => seat !== frame.seat).at(-1);
  const text = frame.given
    ? t('samurai_spirit-ask-given', { strength })
    : from !== undefined
      ? t('samurai_spirit-ask-handed', { strength, name: nameOf(table, from) })
      : t('samurai_spirit-ask-place', { strength });
  return { text, hint: hints.join(' ') };
}

function kiai(table: Spirit, view: SpiritView, frame: SpiritKiai): Asked {
  if (frame.step === 'order')
    return { text: t('samurai_spirit-ask-order'), hint: t('samurai_spirit-hint-order', { n: frame.left }) };
  if (frame.step === 'use')
    return {
      text: t('samurai_spirit-ask-kiai', { value: view.seats[frame.seat]!.kiai }),
      hint: t('samurai_spirit-hint-kiai'),
    };
  const first = table.selection.path[0];
  const hint = t('samurai_spirit-hint-choose', { n: frame.left });
  if (offered(table, 'heal')) return { text: t('samurai_spirit-ask-heal'), hint };
  if (offered(table, 'strike')) return { text: t('samurai_spirit-ask-strike'), hint };
  if (offered(table, 'lend'))
    return first
      ? {
          text: table.words.tell('ask-lend-to', { seat: Number(first.id) }) ?? '',
          hint: t('samurai_spirit-hint-lend'),
        }
      : { text: t('samurai_spirit-ask-lend'), hint: t('samurai_spirit-hint-lend') };
  const taken = first ? where(view, Number(first.id)) : null;
  if (taken)
    return {
      text: t('samurai_spirit-ask-give-to', { strength: raider(taken.card)?.strength ?? 0 }),
      hint: t('samurai_spirit-hint-give'),
    };
  return { text: t('samurai_spirit-ask-give'), hint };
}

export function question(table: Spirit): Question | null {
  const view = table.view!;
  const frame = view.pending.at(-1);
  if (!frame || !table.decision) return null;
  const asked =
    frame.frame === 'turn'
      ? turn(table, view, frame)
      : frame.frame === 'penalty'
        ? penalty(table, frame)
        : frame.frame === 'place'
          ? place(table, frame)
          : kiai(table, view, frame);
  return {
    who: who(table, view, table.decision.seat),
    harm: frame.frame === 'penalty',
    ...asked,
    text: capital(asked.text),
  };
}
