/** The question in one sentence, for every decision in Samurai Sword. */
import { t } from '../../words/fluent.svelte';
import type { TableModel } from '../../table/model/model.svelte';
import type { Question } from '../game';
import { WEAPONS } from './cards';
import type { SwordAttack, SwordBushido, SwordCry, SwordMayDraw, SwordTurn } from '../../views';
import { where, type SwordView } from './view';

type Sword = TableModel<SwordView>;

export function question(table: Sword): Question | null {
  const view = table.view!;
  const frame = view.pending.at(-1);
  if (!frame) return null;
  if (frame.frame === 'turn') return ownTurn(table, view, frame);
  if (frame.frame === 'attack') return attacked(table, view, frame);
  if (frame.frame === 'bushido') return bushido(table, view, frame);
  if (frame.frame === 'may_draw') return mayDraw(frame);
  if (frame.frame === 'hit') return null;
  return cried(table, view, frame);
}

function ownTurn(table: Sword, view: SwordView, frame: SwordTurn): Question {
  const who = t('your-turn');
  if (frame.phase === 'draw') {
    const top = view.discard[0];
    return {
      who,
      text: t('samurai_sword-ask-draw', { card: top ? table.words.name(top.card) : '' }),
      hint: t('samurai_sword-hint-draw'),
    };
  }
  if (frame.phase === 'discard') {
    const { excess } = view.seats[frame.seat]!;
    return {
      who,
      text: t('samurai_sword-ask-discard', { n: excess }),
      hint: t('samurai_sword-hint-discard'),
    };
  }
  const first = table.selection.path[0];
  const chosen = first?.kind === 'card' ? where(view, Number(first.id)) : null;
  if (chosen) return withCard(table, who, chosen.card, view.seats[frame.seat]!.more_wounds);
  const hint = t('samurai_sword-hint-play', { n: frame.weapons_left });
  return { who, text: t('samurai_sword-ask-play'), hint };
}

function withCard(table: Sword, who: string, card: string, more: number): Question {
  const name = table.words.name(card);
  const weapon = WEAPONS[card];
  if (weapon)
    return {
      who,
      text: t('samurai_sword-ask-strike', { card: name }),
      hint: t('samurai_sword-hint-strike', { reach: weapon[0], n: weapon[1] + more }),
    };
  const aims = ['bushido', 'diversion', 'breathing', 'geisha'].includes(card);
  if (aims)
    return { who, text: t(`samurai_sword-ask-with-${card}`), hint: t(`samurai_sword-hint-with-${card}`) };
  return { who, text: t('samurai_sword-ask-use', { card: name }), hint: t(`samurai_sword-about-${card}`) };
}

function attacked(table: Sword, view: SwordView, frame: SwordAttack): Question {
  const by = table.words.seat(frame.by);
  const facts = {
    by,
    weapon: table.words.name(frame.weapon),
    n: frame.wounds,
    defeats: String(frame.defeats),
    last: String(lastHonour(view, frame)),
  };
  return {
    who: t('samurai_sword-who-attack', { by }),
    text: t('samurai_sword-ask-attack', facts),
    hint: [answers(table, view, frame), frame.defeats ? t('samurai_sword-hint-defeat', facts) : '']
      .filter(Boolean)
      .join(' '),
    harm: true,
  };
}

function cried(table: Sword, view: SwordView, frame: SwordCry): Question {
  const by = table.words.seat(frame.by);
  const facts = { by, defeats: String(frame.defeats), last: String(lastHonour(view, frame)) };
  return {
    who: t(`samurai_sword-who-${frame.frame}`, { by }),
    text: t(`samurai_sword-ask-${frame.frame}`, facts),
    hint: [answers(table, view, frame), frame.defeats ? t('samurai_sword-hint-defeat', facts) : '']
      .filter(Boolean)
      .join(' '),
    harm: true,
  };
}

/** The hint about possible answers: counts the legal moves that answer with a card. */
function answers(table: Sword, view: SwordView, frame: SwordAttack | SwordCry): string {
  const n = table.selection.offers.filter((offer) => offer.about[0]?.[0] === 'card').length;
  if (frame.frame === 'jujutsu') return n ? '' : t('samurai_sword-hint-no-weapon');
  if (!n) return t('samurai_sword-hint-no-parry');
  return view.seats[frame.seat]!.character === 'hanzo' ? t('samurai_sword-hint-hanzo') : '';
}

const lastHonour = (view: SwordView, frame: SwordAttack | SwordCry): boolean =>
  view.seats[frame.seat]!.honour === 1;

function bushido(table: Sword, view: SwordView, frame: SwordBushido): Question {
  const next = table.words.seat((frame.seat + 1) % view.seats.length);
  const card = view.discard[0];
  const armed = table.selection.offers.some((offer) => offer.about[0]?.[0] === 'card');
  const kind = frame.free ? 'free' : frame.last ? 'last' : 'usual';
  return {
    who: t('samurai_sword-who-bushido', { card: card ? table.words.name(card.card) : '' }),
    text: t('samurai_sword-ask-bushido', { kind }),
    hint: armed ? t('samurai_sword-hint-bushido', { next }) : t('samurai_sword-hint-no-weapon'),
    harm: !frame.free,
  };
}

/** The last card of the deck, which a character may choose not to draw. */
function mayDraw(frame: SwordMayDraw): Question {
  const kind = frame.ends ? 'ends' : frame.costs ? 'costs' : 'free';
  return {
    who: t('samurai_sword-who-may_draw'),
    text: t('samurai_sword-ask-may_draw', { kind }),
    hint: t('samurai_sword-hint-may_draw', { n: frame.left }),
  };
}
