// Returns the wanted answers (each a list of things, any of which will do) for which nothing visible can be clicked.
(wanted) => {
  const pressed = (node) => {
    if (!node.getClientRects().length || node.disabled) return false;
    node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = node.getBoundingClientRect();
    const grid = [0.5, 0.1, 0.9, 0.3, 0.7, 0.04];
    return grid.some((across) =>
      grid.some((down) => {
        const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        return hit !== null && (node === hit || node.contains(hit));
      }),
    );
  };
  const answers = [...document.querySelectorAll('[data-answer]')];
  return wanted
    .filter((things) => !answers.some((node) => node.dataset.answer.split('|').some((one) => things.includes(one)) && pressed(node)))
    .map((things) => things.join(' or '));
};
