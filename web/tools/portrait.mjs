// A portrait = ground + garment + head + face + hair + headgear + mark. 96x96, flat blocks, one ink line.
const C = {
  ink: '#231c17',
  paper: '#f6ecd6',
  red: '#b5301d',
  och: '#d39b2f',
  blu: '#2d4a70',
  brn: '#80502f',
  tan: '#cfa873',
  stl: '#9aa09b',
  dst: '#55605f',
  skn: '#e3b78f',
  grn: '#4c6848',
  plum: '#5d3a5c',
  snow: '#fbf6ea',
  rose: '#d98a7a',
  sky: '#a9bfc4',
};
const star = (cx, cy, n, r1, r2, rot = -90) => {
  let d = '';
  for (let i = 0; i < n * 2; i++) {
    const r = i % 2 ? r2 : r1,
      a = ((rot + (i * 180) / n) * Math.PI) / 180;
    d += (i ? 'L' : 'M') + (cx + r * Math.cos(a)).toFixed(1) + ' ' + (cy + r * Math.sin(a)).toFixed(1);
  }
  return d + 'Z';
};
const { ink, paper, red, och, blu, brn, tan, stl, dst, grn, plum, snow, rose, sky } = C;
const W = 2.1;
const S = (w = W) => `stroke="${ink}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
const P = (d, f, w = W) => (w ? `<path d="${d}" fill="${f}" ${S(w)}/>` : `<path d="${d}" fill="${f}"/>`);
const L = (d, w = W, c = ink) =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`;
const O = (x, y, r, f, w = W) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}" ${w ? S(w) : ''}/>`;
export const skin = { fair: '#ecc6a0', warm: '#dba878', tan: '#c48a5c', deep: '#8f5c3c', pale: '#f3e3d0' };
const shade = { fair: '#d6a47c', warm: '#c08a5a', tan: '#a56d43', deep: '#70432a', pale: '#dcc3ac' };
export const body = {
  coat: (a, b) =>
    P('M6 98 C8 78 22 72 38 68 H58 C74 72 88 78 90 98Z', a) +
    P('M38 68 L48 92 L58 68Z', snow) +
    P('M38 68 L30 80 L46 98 M58 68 L66 80 L50 98', 'none') +
    P('M45 76 L51 76 L53 92 L48 96 L43 92Z', b),
  vest: (a, b) =>
    P('M6 98 C8 78 22 72 38 68 H58 C74 72 88 78 90 98Z', b) +
    P('M26 98 V74 L38 69 L48 86 L58 69 L70 74 V98Z', a) +
    L('M48 86V98', 1.8) +
    O(44, 93, 1.3, och, 0),
  poncho: (a, b) =>
    P('M2 98 C8 80 24 72 38 67 H58 C72 72 88 80 94 98Z', a) +
    P('M10 86 L48 98 L86 86 L84 82 L48 93 L12 82Z', b, 0) +
    L('M20 80 L48 90 L76 80', 2.4, snow) +
    P('M36 67 L48 78 L60 67Z', ink, 0),
  dress: (a, b) =>
    P('M12 98 C14 80 26 74 38 70 L40 78 Q48 84 56 78 L58 70 C70 74 82 80 84 98Z', a) +
    P('M38 70 L40 78 Q48 84 56 78 L58 70', 'none') +
    L('M32 88 Q48 94 64 88', 2, b) +
    O(48, 84, 2.2, b, 0),
  shirt: (a, b) =>
    P('M8 98 C10 80 24 73 38 69 H58 C72 73 86 80 88 98Z', a) +
    P('M38 69 L34 76 L48 84 L62 76 L58 69 L48 78Z', a) +
    L('M48 84V98 M26 80 L30 98 M70 80 L66 98', 2, b),
  kimono: (a, b) =>
    P('M6 98 C8 80 22 73 36 69 H60 C74 73 88 80 90 98Z', a) +
    P('M36 69 L54 98 H42 L32 74Z', b) +
    P('M60 69 L40 98 H54 L64 74Z', b) +
    P('M38 69 L48 84 L58 69Z', snow, 1.6),
  plates: (a, b) =>
    P('M6 98 C8 80 20 74 36 69 H60 C76 74 88 80 90 98Z', a) +
    P('M2 98 L6 78 L26 74 L28 98Z M94 98 L90 78 L70 74 L68 98Z', a) +
    L('M4 85H27M3 92H28M69 85H92M68 92H93', 2, b) +
    P('M30 98 V78 Q48 84 66 78 V98Z', b) +
    L('M30 88Q48 94 66 88', 1.8),
  robe: (a, b) =>
    P('M4 98 C6 78 22 72 36 68 H60 C76 72 90 78 92 98Z', a) +
    P('M36 68 C38 80 58 80 60 68 L66 74 C62 90 34 90 30 74Z', b) +
    L('M24 82 L22 98 M72 82 L74 98', 1.8),
  rags: (a, b) =>
    P('M6 98 L10 82 L22 76 L36 69 H60 L74 76 L86 82 L90 98Z', a) +
    P('M36 69 L56 98 H44 L32 73Z', b) +
    L('M14 90 l6 -4 M78 88 l-6 4 M66 96l6-3', 1.8),
};
const face = (t, sh = 'oval') => {
  const d = {
    oval: 'M34 38 C34 28 62 28 62 38 V50 C62 62 54 67 48 67 C42 67 34 62 34 50Z',
    square: 'M33 36 C33 28 63 28 63 36 V52 C63 60 57 67 48 67 C39 67 33 60 33 52Z',
    long: 'M36 36 C36 28 60 28 60 36 V54 C60 64 53 70 48 70 C43 70 36 64 36 54Z',
  }[sh];
  return (
    P('M41 58 H55 V70 Q48 78 41 70Z', shade[t]) +
    P(d, skin[t]) +
    `<path d="M50 30 C58 30 62 33 62 38 V50 C62 60 56 66 50 67 C56 56 52 46 50 40Z" fill="${shade[t]}"/>` +
    `<path d="${d}" fill="none" ${S()}/>`
  );
};
export const eyes = {
  line: () => L('M38.5 46h6M51.5 46h6', 2.3),
  narrow: () => L('M38 45.5l6.5 1.5M58 45.5l-6.5 1.5', 2.4) + L('M37.5 42l7 1.5M58.5 42l-7 1.5', 2),
  open: () =>
    O(41.5, 46, 1.7, ink, 0) + O(54.5, 46, 1.7, ink, 0) + L('M38 42.5q3.5-2 7 0M51 42.5q3.5-2 7 0', 1.7),
  lash: () =>
    L('M38 46q3.5-3 7 0M51 46q3.5-3 7 0', 2) +
    O(41.5, 46.5, 1.3, ink, 0) +
    O(54.5, 46.5, 1.3, ink, 0) +
    L('M37.5 42q4-2.5 7.5-.5M51 41.5q4-2 7.5 .5', 1.4),
  patch: () =>
    L('M34 40 L62 37', 2) +
    P('M50.5 42 H59.5 V47 Q55 52 50.5 47Z', ink, 0) +
    L('M38.5 46h6', 2.3) +
    L('M38 42.5h7', 1.8),
  specs: () =>
    `<g fill="${snow}" fill-opacity=".55" ${S(1.8)}><circle cx="41" cy="46" r="4.6"/><circle cx="55" cy="46" r="4.6"/></g>` +
    L('M45.6 46h4.8', 1.8) +
    O(41, 46.3, 1.2, ink, 0) +
    O(55, 46.3, 1.2, ink, 0),
  closed: () => L('M38 45.5q3.5 3 7 0M51 45.5q3.5 3 7 0', 2),
  beast: () =>
    L('M36.5 41 L45.5 45 M59.5 41 L50.5 45', 3) +
    P('M37.5 47.5 Q42 43.5 46 48 Q42 50 37.5 47.5Z M58.5 47.5 Q54 43.5 50 48 Q54 50 58.5 47.5Z', och, 1.2) +
    L('M42 45.5v4M54 45.5v4', 1.6),
  fierce: () => L('M37 41 L45.5 45 M59 41 L50.5 45', 3) + O(42, 47, 1.6, ink, 0) + O(54, 47, 1.6, ink, 0),
};
const nose = () => L('M48.5 46 L46.5 53 H50', 1.5);
export const mouth = {
  flat: () => L('M44 59h8', 1.9),
  smile: () => L('M43.5 58q4.5 3.6 9 0', 1.9),
  grim: () => L('M43.5 60q4.5-2.6 9 0', 1.9),
  lips: () => P('M44.5 58.5q3.5-2.6 7 0q-3.5 3.6-7 0Z', red, 0),
  smirk: () => L('M44 59.5q5 .5 8.5-2.5', 1.9),
  none: () => '',
};
export const beard = {
  none: () => '',
  stache: (c) =>
    P('M48 55 C43 54 39 57 37 60 C42 61 46 60 48 58 C50 60 54 61 59 60 C57 57 53 54 48 55Z', c, 0),
  bar: (c) =>
    P(
      'M48 54.5 C42 53.5 37 56 36 66 C38 67 40 66 40.5 64 C41 60 45 60 48 58.5 C51 60 55 60 55.5 64 C56 66 58 67 60 66 C59 56 54 53.5 48 54.5Z',
      c,
      0,
    ),
  full: (c) =>
    P(
      'M33.5 47 C37 55 42 54 48 54 C54 54 59 55 62.5 47 V54 C62.5 68 54 76 48 76 C42 76 33.5 68 33.5 54Z',
      c,
      0,
    ) + L('M44.5 60h7', 1.8, paper),
  goat: (c) =>
    P(
      'M48 55 C44 54.5 41 56.5 40 59 C43 60 46 59.5 48 58.5 C50 59.5 53 60 56 59 C55 56.5 52 54.5 48 55Z M45 62 H51 L48 74Z',
      c,
      0,
    ),
  long: (c) =>
    P('M36 54 C40 58 44 55 48 55 C52 55 56 58 60 54 C62 68 54 88 48 94 C42 88 34 68 36 54Z', c) +
    L('M44.5 60.5h7', 1.6, ink) +
    L('M46 70v14M50.5 70v12', 1.2, ink),
  stub: () =>
    `<path d="M34.5 51 C38 57 42 55 48 55 C54 55 58 57 61.5 51 C61.5 62 54 66.5 48 66.5 C42 66.5 34.5 62 34.5 51Z" fill="${ink}" opacity=".24"/>`,
};
export const hairBack = {
  none: () => '',
  long: (c) =>
    P(
      'M30 40 C26 20 70 20 66 40 C68 56 72 66 74 80 C66 78 58 74 56 66 H40 C38 74 30 78 22 80 C24 66 28 56 30 40Z',
      c,
    ),
  curls: (c) =>
    P(
      'M30 34 C24 36 22 44 26 48 C20 52 22 62 28 63 C26 70 34 74 38 70 H58 C62 74 70 70 68 63 C74 62 76 52 70 48 C74 44 72 36 66 34 C60 20 36 20 30 34Z',
      c,
    ),
  wild: (c) =>
    P(
      'M30 44 L20 40 L27 34 L20 24 L31 26 L32 14 L41 20 L48 10 L55 20 L64 14 L65 26 L76 24 L69 34 L76 40 L66 44 L72 56 L62 54 H34 L24 56Z',
      c,
    ),
  braids: (c) =>
    P(
      'M30 36 C26 46 22 58 24 84 L32 86 C34 70 34 56 36 44Z M66 36 C70 46 74 58 72 84 L64 86 C62 70 62 56 60 44Z',
      c,
    ) + L('M25 66l8 3M24.5 75l8 3M71 66l-8 3M71.5 75l-8 3', 1.6, paper),
  mane: (c) =>
    P(
      'M32 36 C22 40 16 60 22 90 L36 84 C38 70 36 54 36 44Z M64 36 C74 40 80 60 74 90 L60 84 C58 70 60 54 60 44Z',
      c,
    ),
};
export const hairTop = {
  none: () => '',
  cap: (c) => P('M33 45 C29 22 67 22 63 45 C61 38 58 35 54 35 C46 36 38 35 36 38Z', c),
  part: (c) => P('M33 46 C28 22 68 20 63 46 C62 38 58 34 52 33 C46 38 38 37 35 40Z', c),
  knot: (c) =>
    P('M33 43 C30 24 66 24 63 43 C61 36 57 33 48 33 C39 33 35 36 33 43Z', c) +
    P('M44 26 C40 16 46 10 52 12 C56 14 56 22 53 26Z', c) +
    L('M44 24.5h9', 2.2, red),
  shaved: (c, t) =>
    P('M33 44 C31 34 34 29 38 28 C36 34 35 38 33 44Z M63 44 C65 34 62 29 58 28 C60 34 61 38 63 44Z', c, 0) +
    P('M45 26 C42 17 47 13 50 13 C55 14 54 22 52 26Z', c) +
    L('M45 25h7', 2, snow),
  fringe: (c) => P('M31 50 C26 20 70 20 65 50 L61 40 H35Z', c) + L('M42 34v6M48 33v7M54 34v6', 1.2, paper),
  bun: (c) => P('M33 46 C28 22 68 22 63 46 C62 37 56 34 48 34 C40 34 34 37 33 46Z', c) + O(48, 19, 8, c),
  pony: (c) =>
    P('M33 44 C30 24 66 24 63 44 C60 36 56 33 48 33 C40 33 36 36 33 44Z', c) +
    P('M54 24 C62 10 78 16 76 34 C72 28 66 26 58 28Z', c) +
    L('M55 22l5 6', 2.4, red),
};
export const hat = {
  none: () => '',
  cattle: (c, b) =>
    P('M34 32 C33 16 38 9 43 9 C46 9 47 12 48 12 C49 12 50 9 53 9 C58 9 63 16 62 32Z', c) +
    P('M34 33 H62 V26 Q48 29 34 26Z', b, 1.8) +
    P('M12 28 C18 38 32 41 48 41 C64 41 78 38 84 28 C78 32 70 33 62 32 Q48 36 34 32 C26 33 18 32 12 28Z', c),
  flat: (c, b) =>
    P('M33 31 L35 16 H61 L63 31Z', c) +
    P('M33.5 31 L34.3 25 H61.7 L62.5 31Z', b, 1.8) +
    P('M10 32 C24 29 72 29 86 32 C84 38 66 40 48 40 C30 40 12 38 10 32Z', c),
  bowler: (c, b) =>
    P('M33 33 C31 10 65 10 63 33Z', c) +
    P('M33 33 H63 V27 H33Z', b, 1.8) +
    P('M22 31 C28 38 36 39 48 39 C60 39 68 38 74 31 C72 40 66 42 48 42 C30 42 24 40 22 31Z', c),
  tall: (c, b) =>
    P('M35 32 L33 4 H63 L61 32Z', c) +
    P('M34.5 32 L34 25 H62 L61.5 32Z', b, 1.8) +
    P('M22 31 Q48 40 74 31 C72 39 60 41 48 41 C36 41 24 39 22 31Z', c),
  sombrero: (c, b) =>
    P('M38 30 C38 12 44 5 48 5 C52 5 58 12 58 30Z', c) +
    P('M38 30 H58 V24 H38Z', b, 1.8) +
    P('M4 26 C12 40 30 42 48 42 C66 42 84 40 92 26 C84 32 70 31 58 30 Q48 33 38 30 C26 31 12 32 4 26Z', c) +
    L('M10 32 C24 39 36 39.5 48 39.5 C60 39.5 72 39 86 32', 1.8, b),
  bonnet: (c, b) =>
    P('M28 50 C22 22 36 14 48 14 C60 14 74 22 68 50 C66 40 60 33 48 33 C36 33 30 40 28 50Z', c) +
    O(60, 20, 4, b, 1.8) +
    O(66, 25, 3, b, 1.6),
  feather: (c, b) =>
    P('M33 40 C31 26 65 26 63 40 Q48 34 33 40Z', c) + P('M58 30 C60 16 68 8 76 4 C76 16 70 26 62 32Z', b),
  kepi: (c, b) =>
    P('M34 32 L37 14 C46 10 56 12 60 16 L63 32Z', c) +
    P('M30 36 C36 29 60 29 66 36 C60 42 36 42 30 36Z', ink),
  kasa: (c, b) =>
    P('M48 8 C64 14 82 28 88 38 C68 45 28 45 8 38 C14 28 32 14 48 8Z', c) +
    L('M48 9 L32 42M48 9 L64 42M48 9 L18 39M48 9 L78 39', 1.2, b) +
    P('M35 42 Q48 45 61 42 V48 Q48 45 35 48Z', ink, 0),
  kabuto: (c, b) =>
    P('M28 46 L20 62 L34 56Z M68 46 L76 62 L62 56Z', c) +
    P('M29 44 C26 22 38 15 48 15 C58 15 70 22 67 44 Q48 34 29 44Z', c) +
    L('M48 15V37M39 18C36 26 35 32 36 38M57 18C60 26 61 32 60 38', 1.3, b) +
    P('M48 29 C40 27 31 17 30 4 C38 13 44 17 48 19 C52 17 58 13 66 4 C65 17 56 27 48 29Z', b),
  kabuto2: (c, b) =>
    P('M28 46 L20 64 L34 57Z M68 46 L76 64 L62 57Z', c) +
    P('M29 44 C26 22 38 15 48 15 C58 15 70 22 67 44 Q48 34 29 44Z', c) +
    L('M48 15V37', 1.3, b) +
    O(48, 22, 10, b),
  jingasa: (c, b) =>
    P('M48 14 C62 16 78 26 82 36 C66 41 30 41 14 36 C18 26 34 16 48 14Z', c) + O(48, 27, 4.5, b, 1.6),
  band: (c, b) =>
    P('M33 40 C34 35 62 35 63 40 L63 35 C60 30 36 30 33 35Z', c) +
    P('M62 37 L76 32 L74 38 L80 42 L63 41Z', c),
  hood: (c, b) =>
    P(
      'M26 66 C22 26 34 14 48 14 C62 14 74 26 70 66 C68 72 62 74 60 68 C64 54 62 38 48 37 C34 38 32 54 36 68 C34 74 28 72 26 66Z',
      c,
    ),
  shroud: (c, b) =>
    P('M28 70 C24 28 34 16 48 16 C62 16 72 28 68 70 L60 68 C56 60 40 60 36 68Z', c) +
    `<path d="M34 41 C40 37 56 37 62 41 C62 50 58 52 54 51 C50 50 46 50 42 51 C38 52 34 50 34 41Z" fill="${b}" ${S(1.8)}/>` +
    L('M38 44.5l6 2M58 44.5l-6 2', 2.3),
  eboshi: (c, b) =>
    P('M36 30 C36 14 42 4 56 2 C64 6 62 20 60 30 Q48 26 36 30Z', c) + L('M34 36 Q48 28 62 36', 2.4, b),
  cowl: (c, b) =>
    P('M24 70 C20 24 36 12 48 12 C60 12 76 24 72 70 L62 62 C64 44 60 36 48 36 C36 36 32 44 34 62Z', c) +
    L('M34 30 Q48 22 62 30', 1.6, b),
};
export const mark = {
  none: () => '',
  bandana: (c) =>
    P('M32 66 Q48 74 64 66 L62 74 L48 88 L34 74Z', c) + L('M40 74l3 3M52 76l3-3M47 80h2', 1.6, paper),
  mask: (c) =>
    P('M33.5 52 C42 55 54 55 62.5 52 L62 62 L48 80 L34 62Z', c) +
    L('M40 60h2M47 63h2M54 60h2M44 68h2M51 68h2', 1.8, paper),
  badge: (c) => P(star(70, 86, 6, 7, 3.6), och, 1.6),
  cigar: () => L('M52 59.5 L66 63', 3.8, ink) + L('M52 59.5 L65 62.7', 2, brn) + O(67, 63.3, 1.8, red, 0),
  scar: () => L('M55 38 L58.5 54', 1.6, red) + L('M54 44l5-1M55 49l5-1', 1.2, red),
  beads: () =>
    [
      [30, 74],
      [34, 81],
      [41, 86],
      [48, 88],
      [55, 86],
      [62, 81],
      [66, 74],
    ]
      .map(([x, y]) => O(x, y, 3, brn, 1.5))
      .join(''),
  sword: () =>
    L('M14 96 L30 62', 5.5) +
    L('M14 96 L30 62', 2.6, och) +
    P('M25 58 L37 64 L35 67 L23 61Z', ink, 0) +
    P('M30 60 L36 46 L39 47.5 L34 62Z', stl, 1.5),
  rose: () => O(66, 34, 5, red, 1.8) + L('M64 34a2.5 2.5 0 1 1 3 2', 1.3),
  earring: () => O(33, 56, 1.8, och, 1.2) + O(63, 56, 1.8, och, 1.2),
  straw: () => L('M52 59 L68 54', 1.8, och),
  naginata: () =>
    L('M82 98 V26', 4.4) +
    L('M82 98 V26', 2, brn) +
    P('M80 28 C76 16 80 6 88 0 C90 12 88 22 84 28Z', stl, 1.8),
  ears: (c) =>
    P('M31 34 C26 24 25 12 28 5 C36 10 42 17 44 26Z M65 34 C70 24 71 12 68 5 C60 10 54 17 52 26Z', c || brn) +
    P(
      'M32 28 C29.5 22 29 15 30 11 C34.5 14.5 38 19 39.5 24Z M64 28 C66.5 22 67 15 66 11 C61.5 14.5 58 19 56.5 24Z',
      rose,
      0,
    ),
  fangs: () =>
    P('M42 58 Q48 55.5 54 58 Q53 65 48 65 Q43 65 42 58Z', ink, 1.4) +
    P('M43.5 58 l1.5 4.5 l1.6 -4.8Z M52.5 58 l-1.5 4.5 l-1.6 -4.8Z', snow, 0),
  stripes: () =>
    L('M35 50l5 1.5M35 54.5l5 .5M61 50l-5 1.5M61 54.5l-5 .5M48 31v5M43.5 32l1 4M52.5 32l-1 4', 1.8, red),
  spark: () => P(star(16, 18, 4, 8, 2.4), och, 0),
  card: () =>
    `<g transform="rotate(14 20 78)">${P('M12 70 H26 V90 H12Z', snow, 1.8)}${P('M19 74 L23 80 L19 86 L15 80Z', red, 0)}</g>`,
  feathers: () => P('M26 28 C16 22 12 12 12 4 C20 8 28 16 31 24Z', ink, 1.5),
};
// somebody without a face: one plain shape
const silhouette = ({ bg, sun, tone, h }) =>
  `<rect width="96" height="96" fill="${bg}"/><circle cx="48" cy="44" r="34" fill="${sun}"/>` +
  P('M6 98 C8 78 22 72 38 68 H58 C74 72 88 78 90 98Z', tone) +
  P('M34 38 C34 28 62 28 62 38 V50 C62 60 57 65 55 66 V70 H41 V66 C39 65 34 60 34 50Z', tone) +
  hat[h](tone, tone);
export function portrait(o) {
  if (o.tone) return silhouette(o);
  const {
    bg = '#d8c39a',
    sun,
    b = ['coat', brn, red],
    t = 'warm',
    f = 'oval',
    e = 'line',
    m = 'flat',
    fh = ['none'],
    hb = ['none'],
    ht = ['none'],
    h = ['none'],
    k = [],
  } = o;
  const hairc = o.hair || ink;
  let s = `<rect width="96" height="96" fill="${bg}"/>`;
  if (sun) s += `<circle cx="48" cy="44" r="34" fill="${sun}"/>`;
  s +=
    hairBack[hb[0]](hb[1] || hairc) +
    body[b[0]](b[1], b[2]) +
    face(t, f) +
    eyes[e]() +
    nose() +
    mouth[m]() +
    beard[fh[0]](fh[1] || hairc) +
    hairTop[ht[0]](ht[1] || hairc) +
    hat[h[0]](h[1], h[2]);
  for (const x of k) s += Array.isArray(x) ? mark[x[0]](x[1]) : mark[x]();
  return s;
}
// the animal side of a samurai: same clothes and hair, another face
const fur = {
  heihachi: brn,
  daisuke: dst,
  gorobei: '#6a5a48',
  kanbei: '#cfc8b8',
  kikuchiyo: '#3a2a20',
  kyuzo: '#b98a45',
  katsushiro: '#c4703a',
};
export const beastSide = (key) => {
  const o = cast.samurai_spirit[key];
  return {
    ...o,
    bg: '#2f2a2d',
    sun: red,
    e: 'beast',
    m: 'none',
    fh: ['none'],
    h: ['none'],
    ht: o.ht && o.ht[0] !== 'shaved' ? o.ht : ['none'],
    k: [['ears', fur[key]], 'stripes', 'fangs'],
  };
};
export const cast = {
  bang: {
    bart_cassidy: {
      bg: '#d9b98a',
      sun: '#e6cc9c',
      b: ['vest', brn, '#b9c0b4'],
      t: 'warm',
      f: 'square',
      e: 'narrow',
      fh: ['stub'],
      ht: ['cap', '#3d2a1c'],
      h: ['cattle', '#a8743f', red],
      k: [['bandana', red]],
    },
    black_jack: {
      bg: '#b9a68c',
      sun: '#cbb996',
      b: ['coat', ink, red],
      t: 'tan',
      f: 'long',
      e: 'narrow',
      m: 'smirk',
      fh: ['goat'],
      h: ['flat', ink, red],
      k: ['card'],
    },
    calamity_janet: {
      bg: '#dfb27a',
      sun: '#ecca94',
      b: ['shirt', '#b9703a', ink],
      t: 'fair',
      e: 'open',
      m: 'smirk',
      hb: ['braids', '#a4542a'],
      hair: '#a4542a',
      ht: ['part'],
      h: ['cattle', tan, ink],
      k: ['straw'],
    },
    el_gringo: {
      bg: '#d39d62',
      sun: red,
      b: ['poncho', '#6f5a3a', red],
      t: 'tan',
      f: 'square',
      e: 'narrow',
      m: 'grim',
      fh: ['stub'],
      h: ['flat', '#5b4630', ink],
      k: ['cigar'],
    },
    jesse_jones: {
      bg: '#a9b3ac',
      sun: '#c0c9be',
      b: ['coat', dst, och],
      t: 'fair',
      f: 'oval',
      e: 'line',
      m: 'flat',
      fh: ['full', '#4a3122'],
      ht: ['part', '#4a3122'],
    },
    jourdonnais: {
      bg: '#c9b07c',
      sun: '#dac592',
      b: ['vest', grn, snow],
      t: 'fair',
      f: 'square',
      e: 'open',
      m: 'none',
      fh: ['bar', '#7b4a26'],
      h: ['bowler', '#3c332c', och],
    },
    kit_carlson: {
      bg: '#b8b58c',
      sun: '#cfca9f',
      b: ['shirt', '#b28a55', brn],
      t: 'warm',
      f: 'long',
      e: 'line',
      fh: ['full', '#6a4628'],
      hb: ['long', '#6a4628'],
      h: ['feather', '#7d5a38', red],
    },
    lucky_duke: {
      bg: '#c3cdb9',
      sun: '#d8dfc9',
      b: ['coat', '#6a3d68', och],
      t: 'fair',
      f: 'oval',
      e: 'open',
      m: 'smile',
      fh: ['stache'],
      h: ['tall', ink, och],
      k: ['card'],
    },
    paul_regret: {
      bg: '#a9bfc4',
      sun: '#c2d3d4',
      b: ['shirt', blu, snow],
      t: 'fair',
      f: 'long',
      e: 'closed',
      m: 'grim',
      ht: ['cap', '#8a5a2c'],
      h: ['kepi', blu, ink],
      k: [['bandana', och]],
    },
    pedro_ramirez: {
      bg: '#d9a05c',
      sun: '#e8bd7c',
      b: ['poncho', red, och],
      t: 'deep',
      f: 'square',
      e: 'open',
      m: 'smile',
      fh: ['bar'],
      h: ['sombrero', tan, red],
    },
    rose_doolan: {
      bg: '#d5a79a',
      sun: '#e6c3b4',
      b: ['dress', red, och],
      t: 'fair',
      e: 'lash',
      m: 'lips',
      hb: ['curls', '#8e2f1c'],
      ht: ['part', '#8e2f1c'],
      k: ['rose', 'earring'],
    },
    sid_ketchum: {
      bg: '#bfae92',
      sun: '#d2c3a4',
      b: ['coat', '#5d4a34', grn],
      t: 'pale',
      f: 'oval',
      e: 'specs',
      m: 'none',
      fh: ['stache', '#8c8274'],
      ht: ['cap', '#8c8274'],
      h: ['bowler', '#6b5136', ink],
    },
    slab_the_killer: {
      bg: '#8f4a38',
      sun: '#a85f48',
      b: ['coat', ink, dst],
      t: 'tan',
      f: 'square',
      e: 'patch',
      m: 'grim',
      fh: ['stub'],
      h: ['cattle', ink, stl],
      k: ['cigar'],
    },
    suzy_lafayette: {
      bg: '#cdb8c6',
      sun: '#e0cfd8',
      b: ['dress', plum, snow],
      t: 'pale',
      e: 'lash',
      m: 'lips',
      hb: ['long', '#d0a24a'],
      ht: ['part', '#d0a24a'],
      h: ['bonnet', snow, red],
      k: ['earring'],
    },
    vulture_sam: {
      bg: '#9aa08c',
      sun: '#b3b79f',
      b: ['robe', '#3a3531', snow],
      t: 'pale',
      f: 'long',
      e: 'fierce',
      m: 'grim',
      hb: ['mane', '#cfc8b8'],
      h: ['tall', '#3a3531', ink],
      k: ['feathers'],
    },
    willy_the_kid: {
      bg: '#b7c7c4',
      sun: '#d2dcd3',
      b: ['vest', '#6b4a2c', '#c9573e'],
      t: 'fair',
      f: 'oval',
      e: 'open',
      m: 'smirk',
      ht: ['part', '#c58a3c'],
      h: ['cattle', '#d6c49a', brn],
      k: ['straw'],
    },
    nobody: { bg: '#cbbd9c', sun: '#ddd1b3', tone: '#6f6557', h: 'cattle' },
  },
  samurai_sword: {
    benkei: {
      bg: '#c9c2ae',
      sun: '#d8d2bd',
      b: ['robe', snow, '#55483a'],
      t: 'tan',
      f: 'square',
      e: 'fierce',
      m: 'grim',
      fh: ['full'],
      h: ['cowl', snow, stl],
      k: ['beads', 'naginata'],
    },
    chiyome: {
      bg: '#b9a7b6',
      sun: '#cfc0ca',
      b: ['kimono', '#4a2f49', red],
      t: 'pale',
      e: 'lash',
      m: 'lips',
      hb: ['long'],
      ht: ['fringe'],
    },
    ginchiyo: {
      bg: '#c8d2c6',
      sun: red,
      b: ['plates', blu, och],
      t: 'pale',
      f: 'long',
      e: 'narrow',
      m: 'lips',
      hb: ['mane'],
      ht: ['part'],
      h: ['band', snow, red],
    },
    goemon: {
      bg: '#d1a463',
      sun: '#e0bd82',
      b: ['rags', grn, och],
      t: 'warm',
      f: 'square',
      e: 'open',
      m: 'smile',
      fh: ['stub'],
      hb: ['wild'],
    },
    hanzo: {
      bg: '#8f9aa0',
      sun: '#a8b1b3',
      b: ['kimono', ink, dst],
      t: 'warm',
      f: 'oval',
      e: 'narrow',
      m: 'none',
      h: ['shroud', ink, skin.warm],
      k: ['sword'],
    },
    hideyoshi: {
      bg: '#d8b98a',
      sun: och,
      b: ['kimono', red, och],
      t: 'fair',
      f: 'long',
      e: 'open',
      m: 'smile',
      fh: ['stache'],
      ht: ['cap'],
      h: ['eboshi', ink, snow],
    },
    ieyasu: {
      bg: '#bcc3a4',
      sun: '#d0d5b8',
      b: ['plates', grn, tan],
      t: 'fair',
      f: 'square',
      e: 'line',
      m: 'flat',
      fh: ['stache', '#6c675c'],
      h: ['kabuto2', '#3d4a3a', och],
    },
    kojiro: {
      bg: '#c9cfd6',
      sun: sky,
      b: ['kimono', '#6d8aa0', red],
      t: 'pale',
      f: 'long',
      e: 'line',
      m: 'smirk',
      hb: ['mane'],
      ht: ['pony'],
      k: ['sword'],
    },
    musashi: {
      bg: '#c7a184',
      sun: red,
      b: ['rags', '#6b4634', snow],
      t: 'tan',
      f: 'square',
      e: 'fierce',
      m: 'grim',
      fh: ['stub'],
      hb: ['wild'],
      ht: ['knot'],
    },
    nobunaga: {
      bg: '#8a3526',
      sun: '#a2493a',
      b: ['plates', ink, red],
      t: 'fair',
      f: 'long',
      e: 'narrow',
      m: 'grim',
      fh: ['goat'],
      h: ['kabuto', '#2b2422', och],
    },
    tomoe: {
      bg: '#dcb6a8',
      sun: '#ead0c2',
      b: ['plates', red, snow],
      t: 'pale',
      f: 'oval',
      e: 'lash',
      m: 'lips',
      hb: ['long'],
      ht: ['part'],
      h: ['band', och, red],
      k: ['naginata'],
    },
    ushiwaka: {
      bg: '#b4c4c8',
      sun: snow,
      b: ['kimono', snow, blu],
      t: 'pale',
      f: 'oval',
      e: 'closed',
      m: 'flat',
      ht: ['bun'],
      k: ['earring'],
    },
    nobody: { bg: '#c3c6ba', sun: '#d8dacd', tone: '#62685f', h: 'kasa' },
  },
  samurai_spirit: {
    heihachi: {
      bg: '#d0c08c',
      sun: '#e0d2a2',
      b: ['rags', brn, tan],
      t: 'warm',
      f: 'square',
      e: 'open',
      m: 'smile',
      fh: ['stub'],
      ht: ['shaved'],
      h: ['band', tan, brn],
    },
    daisuke: {
      bg: '#b7c0a6',
      sun: '#cdd3ba',
      b: ['plates', dst, brn],
      t: 'tan',
      f: 'square',
      e: 'line',
      m: 'grim',
      fh: ['full'],
      h: ['jingasa', ink, red],
    },
    gorobei: {
      bg: '#c3b49a',
      sun: '#d6c8ae',
      b: ['kimono', plum, tan],
      t: 'warm',
      f: 'oval',
      e: 'line',
      m: 'smile',
      fh: ['stache'],
      ht: ['shaved'],
    },
    kanbei: {
      bg: '#b8bdb8',
      sun: '#cdd1c8',
      b: ['robe', '#5a5348', snow],
      t: 'fair',
      f: 'oval',
      e: 'line',
      m: 'flat',
      fh: ['goat', '#8f8a80'],
    },
    kikuchiyo: {
      bg: '#c2603f',
      sun: och,
      b: ['rags', ink, red],
      t: 'tan',
      f: 'square',
      e: 'fierce',
      m: 'smirk',
      fh: ['full'],
      hb: ['wild'],
      ht: ['knot'],
    },
    kyuzo: {
      bg: '#c9d0cf',
      sun: red,
      b: ['kimono', '#3c4a55', snow],
      t: 'fair',
      f: 'long',
      e: 'line',
      m: 'flat',
      ht: ['pony'],
      h: ['kasa', tan, brn],
      k: ['sword'],
    },
    katsushiro: {
      bg: '#c4d2ba',
      sun: '#dbe4cf',
      b: ['kimono', grn, snow],
      t: 'pale',
      f: 'oval',
      e: 'open',
      m: 'smile',
      ht: ['fringe'],
    },
  },
};

// Who sits where, before anybody is somebody: one colour and one hat a seat, in each world. The colours are `--seat-N`
// of `style/seat-colours.css`.
const SEATS = ['#2f4d86', '#80502f', '#6f3b78', '#45632f', '#96385f', '#1f6480', '#50585c'];
const HATS = {
  west: ['cattle', 'bowler', 'tall', 'sombrero', 'bonnet', 'flat', 'kepi'],
  japan: ['kasa', 'kabuto', 'eboshi', 'jingasa', 'hood', 'band', 'kabuto2'],
};
const stranger = (world, seat) => ({
  bg: SEATS[seat],
  sun: '#f6ecd6',
  tone: SEATS[seat],
  h: HATS[world][seat],
});

// Bots before the game: a face for each level, in each world, so that one sees how strong they are.
const BOTS = {
  west: {
    novice: {
      bg: '#c4d2ba',
      sun: '#dbe4cf',
      b: ['shirt', tan, brn],
      t: 'pale',
      f: 'oval',
      e: 'open',
      m: 'smile',
      ht: ['fringe'],
      h: ['flat', brn, tan],
    },
    rules: {
      bg: '#b4c4c8',
      sun: '#d3dde0',
      b: ['vest', blu, snow],
      t: 'warm',
      f: 'square',
      e: 'open',
      m: 'flat',
      fh: ['stache'],
      h: ['bowler', brn, red],
    },
    expert: {
      bg: '#c2603f',
      sun: och,
      b: ['poncho', ink, red],
      t: 'tan',
      f: 'long',
      e: 'fierce',
      m: 'grim',
      fh: ['stub'],
      h: ['cattle', ink, och],
      k: ['scar'],
    },
  },
  japan: {
    novice: {
      bg: '#c4d2ba',
      sun: '#dbe4cf',
      b: ['rags', brn, tan],
      t: 'pale',
      f: 'oval',
      e: 'open',
      m: 'smile',
      ht: ['fringe'],
      h: ['band', tan, brn],
    },
    rules: {
      bg: '#b4c4c8',
      sun: '#d3dde0',
      b: ['kimono', blu, snow],
      t: 'warm',
      f: 'oval',
      e: 'line',
      m: 'flat',
      ht: ['knot'],
    },
    expert: {
      bg: '#c2603f',
      sun: och,
      b: ['plates', ink, red],
      t: 'tan',
      f: 'square',
      e: 'fierce',
      m: 'grim',
      fh: ['full'],
      h: ['kabuto', '#2b2422', och],
    },
  },
};

// node tools/portrait.mjs [FOLDER]: draws the whole cast, into src/art/portraits by default.
if (import.meta.url === `file://${process.argv[1]}`) {
  const { mkdirSync, writeFileSync } = await import('node:fs');
  const { fileURLToPath } = await import('node:url');
  const { dirname, join } = await import('node:path');
  const folder = process.argv[2] ?? fileURLToPath(new URL('../src/art/portraits/', import.meta.url));
  // A picture without a size fills the whole width of a page on GitHub, where portraits with two sides are shown.
  const write = (name, o, size = '') => {
    const file = join(folder, `${name}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 96 96">${portrait(o)}</svg>\n`,
    );
  };
  for (const [game, people] of Object.entries(cast))
    for (const [key, o] of Object.entries(people)) {
      const twoSided = game === 'samurai_spirit';
      const size = twoSided ? ' width="96" height="96"' : '';
      write(`${game}/${key}`, o, size);
      if (twoSided) write(`${game}/${key}-beast`, beastSide(key), size);
    }
  for (const world of Object.keys(HATS))
    SEATS.forEach((_, seat) => write(`${world}/${seat}`, stranger(world, seat)));
  for (const [world, levels] of Object.entries(BOTS))
    for (const [level, o] of Object.entries(levels)) write(`${world}/${level}`, o);
}
