/** The name of a browser from its user agent. Names of browsers and systems are the same in all languages. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const found = (names: [RegExp, string][], agent: string): string =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

/** "Firefox · Linux"; the first product of any other program; empty without a user agent. */
export function agentName(agent: string): string {
  const parts = [found(BROWSERS, agent), found(SYSTEMS, agent)].filter(Boolean);
  return parts.length ? parts.join(' · ') : (agent.split(/[ /]/)[0] ?? '');
}
