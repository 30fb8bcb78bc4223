/** Keyboard control of a table: where the focus goes after a choice, and which keys choose what. */

const ARROWS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const all = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => node.getClientRects().length > 0);

/** All elements on the table that answer the current question. */
const targets = (): HTMLElement[] => all('.felt [data-can]');

/** The buttons that answer the question. */
const answers = (): HTMLElement[] => all('.ask .acts .btn:enabled');

/** The next target in the direction of an arrow key, cyclically; null for other keys, or if the focus is elsewhere. */
export function nextTarget({ key, target }: KeyboardEvent): HTMLElement | null {
  const step = ARROWS[key];
  const from = (target as HTMLElement).closest<HTMLElement>('.felt :is([data-stop], [data-can])');
  const found = targets();
  if (!step || !from || !found.length) return null;
  const at = found.indexOf(from);
  return found[at < 0 ? (step > 0 ? 0 : found.length - 1) : (at + step + found.length) % found.length]!;
}

/** The element that a digit chooses: a card in hand, or if none can be chosen, another target. */
export function numbered(digit: number): HTMLElement | null {
  const hand = all('[data-zone="hand"] [data-stop]');
  const choice = hand.some((card) => card.matches('[data-can], [aria-pressed="true"]')) ? hand : targets();
  return (choice.length ? choice : hand)[digit - 1] ?? null;
}

/** The button that ends the turn or passes. */
export const ending = (): HTMLElement | null => {
  const [only, ...others] = all('.ask [data-button="end"]:enabled, .ask [data-button="pass"]:enabled');
  return others.length ? null : (only ?? null);
};

/** Move the focus to the first element that can be chosen next. */
export function focusFirstTarget(): void {
  targets()[0]?.focus({ preventScroll: true });
}

/** If the focused element is gone, focus the first answer, or the question if there is none. */
export function keepFocus(): void {
  if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
  const [first] = [...targets(), ...answers()];
  (first ?? document.querySelector<HTMLElement>('section.ask'))?.focus({ preventScroll: true });
}
