/** The question in one sentence, for every decision in BANG! */
import type { TableModel } from '../../table/model/model.svelte';
import { t } from '../../words/fluent.svelte';
import type { Question } from '../game';
import { RANGES } from './cards';
import type { BangTurn } from '../../views';
import { kindOf, where, type BangView, type Seat } from './view';

const AIMED = ['bang', 'missed', 'duel', 'jail', 'panic', 'cat_balou'];

export function question(table: TableModel<BangView>): Question | null {
  const view = table.view!;
  const frame = view.pending.at(-1);
  const seat = table.decision?.seat;
  const mine = seat === undefined ? undefined : view.seats[seat];
  if (!frame || !mine) return null;
  const last = mine.life <= 1 ? 'yes' : 'no';
  switch (frame.frame) {
    case 'turn':
      if (frame.phase === 'start') return beforeDraw(mine);
      return frame.phase === 'discard' ? excess(table, mine) : play(table, view, frame, mine);
    case 'draw_first':
      return {
        who: t('your-turn'),
        text: t(`bang-ask-draw_${frame.from}`),
        hint: t(`bang-hint-draw_${frame.from}`),
      };
    case 'look':
      return { who: t('your-turn'), text: t('bang-ask-look'), hint: t('bang-hint-look') };
    case 'check':
      return {
        who: t('bang-who-check'),
        text: t(`bang-ask-check_${frame.for}`),
        hint: t(`bang-hint-check_${frame.for}`),
      };
    case 'shot': {
      const which = frame.card === 'gatling' ? 'gatling' : 'shot';
      return {
        who: t('bang-who-shot'),
        text: t(`bang-ask-${which}`, { by: table.words.seat(frame.by), needs: frame.needs, last }),
        hint: frame.barrels
          ? t('bang-hint-barrel', { n: frame.barrels })
          : t('bang-hint-shot', { n: mine.life }),
        harm: true,
      };
    }
    case 'indians':
      return {
        who: t('bang-who-indians'),
        text: t('bang-ask-indians', { by: table.words.seat(frame.by), last }),
        hint: t('bang-hint-indians', { n: mine.life }),
        harm: true,
      };
    case 'duel':
      return {
        who: t('bang-who-duel'),
        text: t(frame.by === seat ? 'bang-ask-duel_mine' : 'bang-ask-duel', {
          other: table.words.seat(frame.other),
          last,
        }),
        hint: t('bang-hint-duel', { n: mine.life }),
        harm: true,
      };
    case 'rescue':
      return {
        who: t('bang-who-rescue'),
        text: t('bang-ask-rescue', { needs: frame.needs }),
        hint: t('bang-hint-rescue'),
        harm: true,
      };
    case 'trade':
      return {
        who: table.words.name('sid_ketchum'),
        text: t('bang-ask-trade', { left: frame.left }),
        hint: t('bang-hint-trade'),
      };
    case 'loss':
      return {
        who: t('bang-who-loss'),
        text: t(`bang-ask-loss_${frame.way}`, { by: frame.by === null ? '' : table.words.seat(frame.by) }),
        hint: t('bang-hint-loss', { n: mine.life, full: mine.full }),
        harm: true,
      };
    case 'keep':
      return {
        who: t('bang-who-keep'),
        text: t('bang-ask-keep', { name: table.words.name(mine.character) }),
        hint: t('bang-hint-keep'),
      };
    case 'out':
      return {
        who: t('bang-out'),
        text: t('bang-ask-out'),
        hint: t('bang-hint-out', { name: table.words.name('pedro_ramirez') }),
      };
    case 'store':
      return {
        who: table.words.name('general_store'),
        text: t('bang-ask-store'),
        hint: t('bang-hint-store'),
      };
    default:
      return null;
  }
}

/** Sid Ketchum may use his ability before the draw! for the Dynamite, and again before the one for the Jail. */
function beforeDraw(mine: Seat): Question {
  const due = mine.table.some((card) => kindOf(card.card) === 'dynamite') ? 'dynamite' : 'jail';
  return {
    who: t('your-turn'),
    text: t(`bang-ask-start_${due}`),
    hint: t('bang-hint-loss', { n: mine.life, full: mine.full }),
  };
}

function excess(table: TableModel<BangView>, mine: Seat): Question {
  const trade = table.selection.offers.some((offer) => offer.text === 'heal');
  return {
    who: t('bang-who-end'),
    text: t('bang-ask-discard', { n: mine.excess }),
    hint: trade
      ? t('bang-hint-discard_heal')
      : t('bang-hint-discard', { cards: mine.hand.count, lives: mine.life }),
  };
}

function play(table: TableModel<BangView>, view: BangView, frame: BangTurn, mine: Seat): Question {
  const who = t('your-turn');
  const first = table.selection.path[0];
  const chosen = first?.kind === 'card' ? where(view, Number(first.id)) : null;
  if (!chosen) {
    const hint =
      mine.excess > 0
        ? t('bang-hint-over', { n: mine.excess })
        : t('bang-hint-play', {
            weapon: table.words.name(weapon(mine)),
            n: mine.range,
            shots: frame.shots,
          });
    return { who, text: t('bang-ask-play'), hint };
  }
  const kind = kindOf(chosen.card);
  const card = table.words.name(chosen.card);
  if (!AIMED.includes(kind))
    return { who, text: t('bang-ask-card', { card }), hint: table.words.say(`bang-about-${kind}`) ?? '' };
  const which = kind === 'missed' ? 'bang' : kind;
  return {
    who,
    text: t(`bang-ask-at_${which}`, { card }),
    hint: t(`bang-hint-at_${which}`, { weapon: table.words.name(weapon(mine)), n: mine.range }),
  };
}

/** The weapon that a player shoots with: the one in play, or the Colt .45 that everybody has. */
export function weapon(seat: Seat): string {
  return seat.table.map((card) => kindOf(card.card)).find((kind) => kind in RANGES) ?? 'colt';
}
