/**
 * Layers over a page: sheets, panels, dialogs. The browser's Back button closes the topmost one instead of leaving the
 * page. Each open layer has an entry in the tab's history, with its depth as the state.
 */
const open: (() => void)[] = [];
/** Whether the history is going back to the depth of the open layers. */
let returning = false;
let planned = false;
let listening = false;

const depth = (): number => (history.state as { layer?: number } | null)?.layer ?? 0;

/** Bring the history to the depth of the open layers. */
function follow(): void {
  planned = false;
  if (returning) return;
  const wanted = open.length;
  if (wanted < depth()) {
    returning = true;
    history.go(wanted - depth());
  }
  for (let layer = depth() + 1; layer <= wanted; layer++) history.pushState({ layer }, '');
}

/** A sheet that is replaced by another leaves its entry to it, so simultaneous changes are counted together. */
function plan(): void {
  if (planned) return;
  planned = true;
  setTimeout(follow);
}

function moved(): void {
  const asked = returning;
  returning = false;
  // Back: close the surplus layers. A link to another page closes all of them, because a new entry has no depth.
  if (!asked) for (const close of open.splice(depth()).reverse()) close();
  // Forward, or back from another page: there is an entry whose layer is closed.
  if (open.length !== depth()) plan();
}

/** An effect that is active while a layer is open. `close` is called when the browser goes back. */
export function closeOnBack(close: () => void): () => void {
  if (!listening) addEventListener('popstate', moved);
  listening = true;
  open.push(close);
  plan();
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
    plan();
  };
}
