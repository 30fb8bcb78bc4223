// Reads the page of a table: the question, and everything that can be clicked to answer it, in the order of `seenTargets`.
() => {
  const shown = (node) => node.getClientRects().length > 0;
  const target = (kind) => (node) => ({
    kind,
    label: node.getAttribute('aria-label') ?? node.textContent.trim(),
    node,
  });
  const dialog = document.querySelector('dialog[open]');
  const ask = document.querySelector('section.ask');
  const words = { en: 'can be chosen', ru: 'можно выбрать', 'zh-Hans': '可选' };
  const can = words[document.documentElement.lang];
  const targets = [];
  if (dialog) {
    const answers = [...dialog.querySelectorAll('.btn.main:not(:disabled), .btn.can:not(:disabled)')].filter(shown);
    targets.push(...answers.map(target('button')));
  } else if (ask?.classList.contains('asked')) {
    const enabled = 'section.ask .btn:not(:disabled), .moves .btn:not(:disabled)';
    const buttons = [...document.querySelectorAll(enabled)].filter(shown);
    targets.push(...buttons.map((node) => target(node.classList.contains('main') ? 'ready' : 'button')(node)));
    const said = (node) => node.getAttribute('aria-label') ?? node.textContent.trim();
    const glowing = [...document.querySelectorAll('[data-stop]')].filter((node) => shown(node) && said(node).endsWith(can));
    targets.push(...glowing.map(target('thing')));
  }
  window.seenTargets = targets.map(({ node }) => node);
  return {
    over: document.querySelector('section.end') !== null,
    asked: ask?.classList.contains('asked') ?? false,
    question: ask?.querySelector('.q')?.textContent ?? '',
    targets: targets.map(({ kind, label }) => ({ kind, label })),
    dialog: dialog !== null,
  };
};
