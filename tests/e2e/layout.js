// Returns what is wrong with the layout of a table, in words: what is missing, hidden, cut off or overlapping.
() => {
  const wrong = [];
  const all = (selector, within = document) =>
    [...within.querySelectorAll(selector)].filter((node) => node.getClientRects().length > 0);
  const box = (node) => node.getBoundingClientRect();
  const named = (node) =>
    `${node.getAttribute('class')} ${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 30)}`;
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const table = document.querySelector('main');
  const ask = document.querySelector('section.ask');

  // Nothing scrolls sideways.
  for (const node of [document.scrollingElement, table])
    if (node.scrollWidth > node.clientWidth) wrong.push(`${node.tagName} scrolls sideways by ${node.scrollWidth - node.clientWidth}`);

  // The question with its answers and the hand are visible, however far the table is scrolled.
  const inView = (node) => {
    const { left, top, right, bottom } = box(node);
    return left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
  };
  // In a hand, a card may be partly covered by the next one, so its left edge counts.
  const hit = (node, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (node === found || node.contains(found));
  };
  const edge = (node) => {
    const { left, top, height } = box(node);
    return [0.2, 0.5, 0.8].some((down) => hit(node, left + 4, top + height * down));
  };
  for (const scrolled of [0, table.scrollHeight]) {
    table.scrollTop = scrolled;
    for (const node of [ask, ...all('.q, .acts button', ask), ...all('[data-zone="hand"] [data-stop]')])
      if (!inView(node)) wrong.push(`out of view: ${named(node)}`);
    for (const node of [...all('.acts button', ask), ...all('[data-zone="hand"] [data-stop]')])
      if (!edge(node)) wrong.push(`covered: ${named(node)}`);
  }

  // Every seat is completely visible, after scrolling if necessary.
  const seats = all('main .seat, main .prov');
  if (!seats.length) wrong.push('no seats');
  for (const seat of seats)
    for (const [block, down] of [['start', 8], ['end', -8]]) {
      seat.scrollIntoView({ block, behavior: 'instant' });
      const at = box(seat);
      const y = down > 0 ? at.top + down : at.bottom + down;
      for (const x of [at.left + 12, at.left + at.width / 2, at.right - 12])
        if (!hit(seat, x, y)) {
          const by = document.elementFromPoint(x, y);
          wrong.push(`${block} of ${named(seat)} is covered by ${by ? named(by) : 'the edge'}`);
          break;
        }
    }
  table.scrollTop = 0;

  // Things that are side by side do not overlap.
  const apart = (nodes) =>
    nodes.forEach((a, number) => {
      for (const b of nodes.slice(number + 1)) {
        if (a.contains(b) || b.contains(a)) continue;
        const [one, two] = [box(a), box(b)];
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (across > 1.5 && down > 1.5) wrong.push(`${named(a)} overlaps ${named(b)} by ${across}x${down}`);
      }
    });
  const others = all('main .vil, main .odds, main .heads, main .clash, main .piles, main .mode, main .roles');
  apart([...seats, ...others.filter((node) => !node.closest('.dock'))]);
  apart(all('.bar > *'));
  apart(all('.ask > *'));
  apart(all('.acts > *'));
  apart(all('.me > *, .bd > *, .mine > :not(.whole)'));
  apart(all('.heads > *'));
  for (const seat of seats) apart(all(':scope > .hd > *, :scope > .row > *', seat));
  for (const seat of seats) apart(all('.low > .dist, .low > .tag, .low .one:last-child, .low .mini-slot', seat));

  // Nothing sticks out of a seat or of your own things.
  for (const within of [...seats, ...all('.me, .ask')]) {
    const around = box(within);
    for (const node of all('*', within)) {
      // Descriptions of abilities are cut off after whole lines.
      if (node.closest('.vh, .tag.over, .edge, .now, .does, .reach-me, .ab, svg, .card-layer')) continue;
      const inner = box(node);
      if (inner.right > around.right + 2 || inner.left < around.left - 2 || inner.bottom > around.bottom + 4)
        wrong.push(`${named(node)} sticks out of ${named(within)}`);
    }
  }
  return [...new Set(wrong)];
};
