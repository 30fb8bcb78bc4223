// Returns what is too small, out of view or unexplained on the table, in words.
() => {
  const wrong = [];
  const seen = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility === 'visible';
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const named = (node) =>
    `${node.getAttribute('class')} ${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40)}`;
  const box = (node) => node.getBoundingClientRect();
  const [wide, high] = [innerWidth, innerHeight];
  const sideways = high < 600;

  // No text is smaller than 12 px.
  const texts = document.createTreeWalker(document.querySelector('.table-app'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !seen(around) || around.closest('.vh, svg')) continue;
    const size = parseFloat(getComputedStyle(around).fontSize);
    if (size < 12) wrong.push(`text of ${size} px: ${named(around)}`);
  }

  // Everything that can be pressed, except the cards themselves, has 44 px for a finger.
  if (matchMedia('(pointer: coarse)').matches) {
    const pressed =
      'header .mark, header .tool, .ticker, [data-pile], .roles > button, .role, .reach-me, .mode, .ask .btn, .ask .tool';
    for (const node of all(pressed)) {
      node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = box(node);
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = (dx, dy) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (hit === node || node.contains(hit));
      };
      const reach = (dx, dy) => {
        let steps = 0;
        while (steps < 60 && hits(dx * (steps + 1), dy * (steps + 1))) steps++;
        return steps;
      };
      if (!hits(0, 0)) continue;
      const across = reach(1, 0) + reach(-1, 0) + 1;
      const down = reach(0, 1) + reach(0, -1) + 1;
      if (Math.min(across, down) < 43) wrong.push(`${across}x${down} for a finger: ${named(node)}`);
    }
    document.querySelector('main').scrollTop = 0;
  }

  // A phone in landscape shows every seat, with the dock beside them.
  const dock = box(document.querySelector('.dock'));
  const seats = all('main .seat, main .prov');
  if (sideways) {
    for (const seat of seats) {
      const { top, bottom, right } = box(seat);
      if (top < 0 || bottom > high || right > dock.left + 1) wrong.push(`not in view: ${named(seat)}`);
    }
    if (dock.top > 60 || dock.bottom > high + 1) wrong.push(`the dock is not beside the table: ${dock.top}`);
  }

  // No name of the usual length is cut off.
  for (const name of all('main :is(.seat, .prov) .n1 > span'))
    if (name.scrollWidth > name.clientWidth + 1) wrong.push(`cut off: ${named(name)}`);

  // Tablets and laptops explain abilities, on the seats and on the cards.
  if (wide >= 700 && !sideways) {
    for (const seat of all('main .seat:not(.out)')) {
      const told = seat.querySelector('.ab');
      if (!told || !seen(told) || box(told).height < 15) wrong.push(`tells no ability: ${named(seat)}`);
      else if (box(told).bottom > box(seat).bottom) wrong.push(`its ability sticks out: ${named(seat)}`);
    }
    for (const own of document.querySelectorAll('.me .own-ab')) if (!seen(own)) wrong.push('your own ability is not shown');
    for (const card of all('.dock .card-layer .body'))
      if (card.querySelector('.ft') && box(card).width > 74 && !seen(card.querySelector('.ft')))
        wrong.push(`no caption: ${card.dataset.drawn}`);
  }
  return [...new Set(wrong)];
};
