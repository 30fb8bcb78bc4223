/** An action (`use:explains`): a long press, a right click or `?` opens the explanation of an element. */
export function explains(
  node: HTMLElement,
  show: () => void,
): { update: (show: () => void) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let act = show;
  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    held = false;
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      held = true;
      act();
    }, 480);
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    stop();
    if (!held) act();
  };
  const click = (event: Event): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === '?') {
      event.preventDefault();
      act();
    }
  };
  node.addEventListener('pointerdown', down);
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.addEventListener(end, stop);
  node.addEventListener('contextmenu', menu);
  node.addEventListener('click', click, true);
  node.addEventListener('keydown', key);
  return {
    update: (next) => (act = next),
    destroy: () => {
      stop();
      node.removeEventListener('pointerdown', down);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
        node.removeEventListener(end, stop);
      node.removeEventListener('contextmenu', menu);
      node.removeEventListener('click', click, true);
      node.removeEventListener('keydown', key);
    },
  };
}
