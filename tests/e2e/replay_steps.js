// Steps through a replay as fast as the page draws, from the first move to the last or back, and compares the cards that
// are drawn with `expected`, the names of those the view shows after each move. Returns what was wrong.
async ([expected, key]) => {
  const moves = expected.length - 1;
  const shown = () => Number(document.querySelector('.at-of').textContent.split('/')[0]);
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const drawn = () => {
    const bodies = [...document.querySelectorAll('.card-layer .body')];
    return { bodies, names: bodies.filter((body) => !body.matches('.ghost')).map((body) => body.dataset.drawn) };
  };
  const wrong = [];
  const way = key === 'ArrowRight' ? 1 : -1;
  for (let at = shown(), steps = 0; at + way >= 0 && at + way <= moves && steps < moves; steps++) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    for (let frames = 0; shown() !== at + way && frames < 3000; frames++) await frame();
    await frame();
    at += way;
    if (shown() !== at) return [...wrong, `move ${shown()} is shown instead of ${at}`];
    const { bodies, names } = drawn();
    if (names.sort().join() !== expected[at].join())
      wrong.push(`after move ${at} these are drawn: ${names}; the view shows ${expected[at]}`);
    const keys = new Set(bodies.map((body) => body.dataset.cardKey));
    if (keys.size !== bodies.length) wrong.push(`after move ${at} a card is drawn twice`);
    if (wrong.length > 3) break;
  }
  return wrong;
};
