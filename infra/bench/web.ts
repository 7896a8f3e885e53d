import { chromium, type Browser } from 'playwright-core';
import { browserFlags } from '../local/install/browser-flags.ts';
import { ensureBrowsers } from '../local/install/browser.ts';
import { consoleLog } from '../local/log.ts';
import { ensureWebBuilt } from '../local/web-build.ts';
import { openBench, PASSWORD, startProduct } from './own-bench.ts';
import { report, type Row } from './report.ts';
import { logIn } from '../local/visitor.ts';
import { measureLighthouse } from './web-lighthouse.ts';
import { measureStarts } from './web-page.ts';
import { CPU_SLOWDOWN, type PhoneOptions } from './web-phone.ts';
import { addPosts } from './web-posts.ts';
import { measureScroll } from './web-scroll.ts';
import { measureTaps } from './web-taps.ts';

// npm run bench -- web: measures how the web app starts, responds to taps and scrolls on a phone with a slow network
// (docs/adr/0070-the-gateway-begins-the-page.md).
// npm run bench -- web starts | taps | scroll: one of them; lighthouse: Lighthouse's scores, after installing it.
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const POSTS = 500;
const PLAYERS = 200;
/** Between two matches of the group stage, so that nothing is locked or evaluated during the measurement. */
const NOW = '2024-06-19T12:00:00+02:00';
/** The demo's posts begin five days before `NOW`. */
const FEED_UNTIL = '2024-06-13T12:00:00+02:00';

const parts: Record<string, (browser: Browser, player: PhoneOptions) => Promise<Row[]>> = {
  starts: (browser, player) => measureStarts(browser, player, ROUNDS),
  taps: (browser, player) => measureTaps(browser, player, ROUNDS),
  scroll: (browser, player) => measureScroll(browser, player, { posts: POSTS, rounds: ROUNDS }),
  lighthouse: (_browser, player) => measureLighthouse(player),
};
const given = process.argv[3];
const chosen = given ? [given] : ['starts', 'taps', 'scroll'];

const bench = await openBench();
await bench.run(async () => {
  await ensureWebBuilt(consoleLog);
  const { CHROMIUM_PATH } = await ensureBrowsers(consoleLog);
  const stack = await startProduct(bench, {
    now: NOW,
    players: PLAYERS,
    prepare: (env) => addPosts(env('feed'), { posts: POSTS, players: PLAYERS, until: new Date(FEED_UNTIL) }),
  });
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: browserFlags });
  bench.atEnd(() => browser.close());
  const { headers } = await logIn(stack.baseUrl, 'spieler@example.org', PASSWORD);
  const player = { baseUrl: stack.baseUrl, cookie: headers['cookie'] };
  console.log(
    `Chromium ${browser.version()}, ${ROUNDS} Runden, Prozessor ${CPU_SLOWDOWN}-mal langsamer: ${chosen.join(', ')} …`,
  );
  const rows: Row[] = [];
  for (const name of chosen) {
    const measure = parts[name];
    if (!measure) throw new Error(`„${name}“ gibt es nicht: ${Object.keys(parts).join(', ')}`);
    rows.push(...(await measure(browser, player)));
  }
  await report('web', rows);
});
