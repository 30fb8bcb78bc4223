// Pictures of the pages, to be looked at: node tools/look.mjs ADDRESS FOLDER [page …]
// A page is a route (`gallery`, `rules/GAME`) or `play/GAME`: a game against bots up to the first own decision.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:8000/', folder = 'pictures', ...wanted] = process.argv.slice(2);
const games = readdirSync(new URL('../src/games/', import.meta.url), { withFileTypes: true });
const example = games.find((entry) => entry.isDirectory()).name;
const pages = wanted.length
  ? wanted
  : ['', 'gallery', `new/${example}`, `rules/${example}`, `play/${example}`];
const SIZES = [
  [390, 844],
  [1440, 900],
];
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
for (const [width, height] of SIZES)
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
      hasTouch: width < 600,
    });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    page.on('pageerror', (error) => console.error(error));
    for (const name of pages) {
      const game = /^play\/(.+)$/.exec(name)?.[1];
      await page.goto(`${address}#/${game ? `new/${game}` : name}`);
      await page.waitForLoadState('networkidle').catch(() => undefined);
      if (game) {
        await page.locator('.start .btn').first().click();
        await page.waitForSelector('.ask.asked', { timeout: 60_000 });
      }
      await page.waitForTimeout(500);
      const file = `${name.replaceAll('/', '-') || 'home'}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: !game });
      console.log(file);
    }
    await context.close();
  }
await browser.close();
