/**
 * What lies over a page: sheets, panels, dialogs. The browser's Back closes the topmost of them instead of leaving the
 * page. Each open layer has an entry in the history of the tab, with its depth as the state.
 */
const open: (() => void)[] = [];
/** Whether the history is on its way back to the depth of the open layers. */
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

/** A sheet that gives way to another leaves its entry to it, so everything that happens at once is counted first. */
function plan(): void {
  if (planned) return;
  planned = true;
  setTimeout(follow);
}

function moved(): void {
  const asked = returning;
  returning = false;
  // Back: close what is too much. A link to another page closes everything, for a new entry has no depth.
  if (!asked) for (const close of open.splice(depth()).reverse()) close();
  // Forward again, or back from another page: there is an entry whose layer is closed.
  if (open.length !== depth()) plan();
}

/** An effect for as long as a layer is open. `close` is called when the browser goes back. */
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
