// Returns a point where a click reaches the target and nothing that covers it. Returns null if there is none, and
// `gone` if the target has been removed from the page.
(number) => {
  const node = window.seenTargets[number];
  if (!node.isConnected) return 'gone';
  node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = node.getBoundingClientRect();
  for (const across of [0.5, 0.12, 0.88, 0.3, 0.7, 0.04])
    for (const down of [0.5, 0.2, 0.8, 0.05, 0.95]) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      const hit = document.elementFromPoint(x, y);
      if (hit && (node === hit || node.contains(hit))) return [x, y];
    }
  return null;
};
