// Steps through the moves of a replay and compares where seats, question and your own things are before and after each.
// Returns which of them have moved, in words.
async (moves) => {
  const STEADY = ".seat, .prov, .ask-room, .me, .vil, .bar, .rail, .foot-bar";
  const frame = () =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const shown = () =>
    document.querySelector(".at-of").textContent.split("/")[0];
  const places = () =>
    new Map(
      [...document.querySelectorAll(STEADY)]
        .filter((node) => node.getClientRects().length > 0)
        .map((node) => {
          let [x, y] = [0, 0];
          for (let at = node; at; at = at.offsetParent)
            [x, y] = [x + at.offsetLeft, y + at.offsetTop];
          return [node, { x, y }];
        }),
    );
  const range = document.querySelector(".controls input[type=range]");
  const moved = [];
  let before = null;
  for (const move of moves) {
    range.value = String(move);
    range.dispatchEvent(new Event("input", { bubbles: true }));
    range.dispatchEvent(new Event("change", { bubbles: true }));
    for (let frames = 0; shown() !== String(move) && frames < 3000; frames++)
      await frame();
    for (let frames = 0; frames < 2; frames++) await frame();
    const now = places();
    for (const [node, { x, y }] of now) {
      const was = before?.get(node);
      if (was && Math.hypot(was.x - x, was.y - y) > 8)
        moved.push(
          `move ${move}: ${node.className} from ${was.x},${was.y} to ${x},${y}`,
        );
    }
    before = now;
  }
  return moved.slice(0, 12);
};
