/** The keyboard at a table: where the focus goes when something has been chosen, and which keys choose what. */

const ARROWS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const all = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => node.getClientRects().length > 0);

/** Everything on the table that answers the question now. */
const targets = (): HTMLElement[] => all('.felt [data-can]');

/** The buttons that answer the question. */
const answers = (): HTMLElement[] => all('.ask .acts .btn:enabled');

/** The next target by an arrow key, round and round; null if the key or what has the focus is another matter. */
export function nextTarget({ key, target }: KeyboardEvent): HTMLElement | null {
  const step = ARROWS[key];
  const from = (target as HTMLElement).closest<HTMLElement>('.felt :is([data-stop], [data-can])');
  const found = targets();
  if (!step || !from || !found.length) return null;
  const at = found.indexOf(from);
  return found[at < 0 ? (step > 0 ? 0 : found.length - 1) : (at + step + found.length) % found.length]!;
}

/** What a digit chooses: a card of the hand, or where none can be chosen whatever else answers the question. */
export function numbered(digit: number): HTMLElement | null {
  const hand = all('[data-zone="hand"] [data-stop]');
  const choice = hand.some((card) => card.matches('[data-can], [aria-pressed="true"]')) ? hand : targets();
  return (choice.length ? choice : hand)[digit - 1] ?? null;
}

/** The button that ends the turn, or passes. */
export const ending = (): HTMLElement | null => {
  const [only, ...others] = all('.ask [data-button="end"]:enabled, .ask [data-button="pass"]:enabled');
  return others.length ? null : (only ?? null);
};

/** Something has been chosen: the focus goes to the first thing that can be chosen next. */
export function focusFirstTarget(): void {
  targets()[0]?.focus({ preventScroll: true });
}

/** What had the focus is gone: it goes to the first answer, or to the question while there is none. */
export function keepFocus(): void {
  if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
  const [first] = [...targets(), ...answers()];
  (first ?? document.querySelector<HTMLElement>('section.ask'))?.focus({ preventScroll: true });
}
