export { KIAI, PENALTIES, RAIDERS, SAMURAI } from './pieces';

/** A raider's name contains everything printed on it: strength, defence symbol, penalties, flame. */
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
    defence: defence,
    penalties: words.filter((word) => word !== defence && word !== 'flame'),
    flame: words.includes('flame'),
  };
}

/** The symbol for something that has an explanation but is not a card. */
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
