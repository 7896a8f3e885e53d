/**
 * Photographs pages in three widths and both themes into artifacts/look and checks them with axe:
 * `node web/scripts/look.ts [path …]`, by default the gallery, the landing page and the start page. Needs Chromium, no gateway.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { answers, session } from './look-data.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, '../artifacts/look');
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync';
/** A path with `!` at the end is shown to a logged-in player. */
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['/_gallery', '/', '/!', '/gibtsnicht!'];
const widths = (process.env.LOOK_WIDTHS ?? '320,390,1280').split(',').map(Number);
const themes = (process.env.LOOK_THEMES ?? 'light,dark').split(',') as ('light' | 'dark')[];

const mockGateway = async (page: Page, loggedIn: boolean): Promise<void> => {
  await page.route('**/api/session', (route) => route.fulfill({ json: { data: session(loggedIn) } }));
  await page.route('**/api/downloadImage/**', (route) => route.fulfill({ status: 404 }));
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    const data = answers[operationName];
    return route.fulfill({
      json: data ? { data } : { errors: [{ message: 'Gibt es nicht', extensions: { code: 'NOT_FOUND' } }] },
    });
  });
};

const problemsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...violations.map(
      ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    ),
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
  ];
};

await mkdir(target, { recursive: true });
const server = await createServer({ root, logLevel: 'warn', server: { port: 0, host: '127.0.0.1' } });
await server.listen();
const base = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: flags.split(' '),
});
try {
  for (const colorScheme of themes)
    for (const width of widths)
      for (const path of pages) {
        const context = await browser.newContext({
          colorScheme,
          viewport: { width, height: width < 700 ? 844 : 900 },
          reducedMotion: 'reduce',
          locale: 'de-DE',
        });
        const page = await context.newPage();
        page.on('pageerror', (error) => console.log(`${path}: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
            console.log(`${path}: ${message.text()}`);
        });
        await mockGateway(page, path.endsWith('!'));
        await page.goto(new URL(path.replace(/!$/, ''), base).href, { waitUntil: 'networkidle' });
        await page.locator('h1').first().waitFor();
        const name = `${path.replace(/\W+/g, '_')}${path.endsWith('!') ? 'player' : ''}-${width}-${colorScheme}`;
        await page.screenshot({ path: join(target, `${name}.png`), fullPage: true });
        const problems = await problemsOf(page);
        console.log(`${name}: ${problems.length === 0 ? 'fine' : `\n  ${problems.join('\n  ')}`}`);
        if (problems.length > 0) process.exitCode = 1;
        await context.close();
      }
} finally {
  await browser.close();
  await server.close();
}
