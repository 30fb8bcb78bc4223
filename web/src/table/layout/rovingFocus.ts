/**
 * An action (`use:rovingFocus`) that makes a group of elements one tab stop. The arrow keys move the focus to the
 * neighbour on the screen, Home and End to the first and the last. The elements are those marked `data-stop`. When the
 * element with the focus is removed, such as a card that was played, the one in its place gets the focus.
 */
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function rovingFocus(zone: HTMLElement): { destroy: () => void } {
  const stops = (): HTMLElement[] =>
    [...zone.querySelectorAll<HTMLElement>('[data-stop]')].filter((stop) => !stop.hidden);

  /** The stop that has the focus, and its index in the group. */
  let held: { stop: HTMLElement; number: number } | null = null;

  function focused(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
    held = stop ? { stop, number: stops().indexOf(stop) } : null;
    settle();
  }

  function left(event: FocusEvent): void {
    // The focus moves to another element. When a focused element is removed, there is no related target.
    if (event.relatedTarget) held = null;
  }

  function changed(): void {
    if (held && !held.stop.isConnected) {
      const all = stops();
      const next = all[Math.min(held.number, all.length - 1)];
      held = null;
      if (next && document.activeElement === document.body) next.focus({ preventScroll: true });
    }
    settle();
  }

  function settle(): void {
    const all = stops();
    const now =
      all.find((stop) => stop === document.activeElement) ??
      all.find((stop) => stop.tabIndex === 0) ??
      all[0];
    for (const stop of all) stop.tabIndex = stop === now ? 0 : -1;
  }

  function nearest(from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | null {
    const a = from.getBoundingClientRect();
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const stop of stops()) {
      if (stop === from) continue;
      const b = stop.getBoundingClientRect();
      const x = b.left + b.width / 2 - a.left - a.width / 2;
      const y = b.top + b.height / 2 - a.top - a.height / 2;
      const along = x * dx + y * dy;
      if (along <= 2) continue;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      const far = along + aside * 2.5;
      if (far < least) [best, least] = [stop, far];
    }
    return best;
  }

  function key(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = stops();
    const to =
      event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : ARROWS[event.key]
            ? nearest(from, ARROWS[event.key]!)
            : null;
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  const watch = new MutationObserver(changed);
  watch.observe(zone, { childList: true, subtree: true });
  zone.addEventListener('keydown', key);
  zone.addEventListener('focusin', focused);
  zone.addEventListener('focusout', left);
  settle();
  return {
    destroy: () => {
      watch.disconnect();
      zone.removeEventListener('keydown', key);
      zone.removeEventListener('focusin', focused);
      zone.removeEventListener('focusout', left);
    },
  };
}
