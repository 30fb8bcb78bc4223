/** A raider's name says all there is on it: strength, defence symbol, penalties, flame. */
interface Raider {
  strength: number;
  defence: 'hat' | 'farm' | 'doll' | null;
  penalties: string[];
  flame: boolean;
}

export function raider(name: string): Raider | null {
  const found = /^([1-6])(?:-(.+))?$/.exec(name);
  if (!found) return null;
  const words = found[2]?.split('-') ?? [];
  const defence = words.find((word) => word === 'hat' || word === 'farm' || word === 'doll') ?? null;
  return {
    strength: Number(found[1]),
    defence: defence as Raider['defence'],
    penalties: words.filter((word) => word !== defence && word !== 'flame'),
    flame: words.includes('flame'),
  };
}

/** One of each kind of raider there is, for the gallery. */
export const RAIDERS: readonly string[] = [
  ...[1, 2].flatMap((n) => [
    `${n}-hat-wound-flame`,
    `${n}-hat-flame`,
    `${n}-hat-intruder`,
    `${n}-hat-no_defend`,
    `${n}-doll-barricade-flame`,
    `${n}-doll-wound-flame`,
    `${n}-doll`,
    `${n}-doll-intruder`,
    `${n}-farm-barricade-flame`,
    `${n}-farm-wound-flame`,
    `${n}-farm-no_support`,
    `${n}-farm-intruder`,
    `${n}-barricade`,
  ]),
  '3-hat-barricade-flame',
  '3-hat-flame',
  '3-hat-left_draws',
  '3-doll-barricade-flame',
  '3-doll-wound-flame',
  '3-doll',
  '3-doll-no_defend',
  '3-doll-left_draws',
  '3-farm-barricade-flame',
  '3-farm-wound-flame',
  '3-farm-no_support',
  '3-farm-left_draws',
  '3-wound',
  '4-hat-barricade-flame',
  '4-hat-right_draws-flame',
  '4-hat',
  '4-doll-barricade-flame',
  '4-doll-wound-flame',
  '4-doll',
  '4-doll-no_defend',
  '4-doll-right_draws',
  '4-farm-barricade-flame',
  '4-farm-wound-flame',
  '4-farm-no_support',
  '4-farm-right_draws',
  '4-wound',
  '5-hat-wound',
  '5-doll-intruder',
  '5-farm-barricade',
  '5-barricade-flame',
  '5-wound-flame',
  '5-intruder-flame',
  '5-no_support-flame',
  '6-hat-intruder-intruder-flame',
  '6-doll-must_pass-flame',
  '6-farm-barricade-barricade-flame',
  '6-no_defend-reshuffle_discard-flame',
  '6-wound-no_talent-flame',
  '6-no_support-wound-flame',
  '6-discard_defence-flame',
];

export const SAMURAI: readonly string[] = [
  'heihachi',
  'daisuke',
  'gorobei',
  'kanbei',
  'kikuchiyo',
  'kyuzo',
  'katsushiro',
];

/** What the last raider of a line can do to its samurai. */
export const PENALTIES: readonly string[] = [
  'barricade',
  'wound',
  'intruder',
  'no_defend',
  'no_support',
  'left_draws',
  'right_draws',
  'must_pass',
  'reshuffle_discard',
  'no_talent',
  'discard_defence',
];

/** The symbol that stands for something that is explained but is no card. */
const SIGNS: Record<string, string> = {
  raider: 'intruders',
  wounds: 'wound',
  barricades: 'barricade',
  farms: 'farm',
  families: 'family',
  spare_tokens: 'talent',
  odds: 'intruders',
};

export const sign = (name: string): string => SIGNS[name] ?? name;
