import type { Browser, Page } from 'playwright-core';
import { median } from './measure.ts';
import type { Row } from './report.ts';
import { slowDown, takePhone, type PhoneOptions } from './web-phone.ts';

const WANTED_PER_SECOND = 55;
/** The speed of a thumb that flicks through a feed: about four posts a second. */
const SPEED_PX = 1_200;
const DISTANCE_PX = 12_000;
/** A longer gap means a dropped frame at 60 frames a second. */
const LATE_MS = 25;
const LOAD_TIMEOUT_MS = 180_000;

const countPosts = 'document.querySelectorAll("main ul > li > article").length';
const toEnd = 'scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })';
const toTop = 'scrollTo({ top: 0, behavior: "instant" })';
const startFrames = `
  globalThis.frames = [];
  globalThis.isScrolling = true;
  requestAnimationFrame(function note(at) {
    globalThis.frames.push(at);
    if (globalThis.isScrolling) requestAnimationFrame(note);
  });
`;

/** Measures scrolling through loaded posts that were never visible before. */
export async function measureScroll(
  browser: Browser,
  player: PhoneOptions,
  { posts, rounds }: { posts: number; rounds: number },
): Promise<Row[]> {
  const phone = await takePhone(browser, player);
  try {
    const page = await phone.open();
    await page.goto('/');
    await loadPosts(page, posts);
    await slowDown(page, 'processor');
    const session = await page.context().newCDPSession(page);
    const rates: number[] = [];
    const late: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await page.evaluate(startFrames);
      await session.send('Input.synthesizeScrollGesture', {
        ...{ x: 200, y: 600, yDistance: -DISTANCE_PX, speed: SPEED_PX },
        gestureSourceType: 'touch',
      });
      const frames = await page.evaluate<number[]>('globalThis.isScrolling = false, globalThis.frames');
      const gaps = frames.slice(1).map((at, index) => at - (frames[index] as number));
      rates.push((gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 1000);
      late.push(gaps.filter((gap) => gap > LATE_MS).length / gaps.length);
    }
    const [slowest, quickest] = [Math.min(...rates), Math.max(...rates)];
    return [
      {
        what: `frames while ${posts} posts are scrolled`,
        value: `${median(rates).toFixed(1)}/s (${slowest.toFixed(1)} to ${quickest.toFixed(1)})`,
        against: `wanted ${WANTED_PER_SECOND}/s`,
        ratio: (median(rates) / WANTED_PER_SECOND).toFixed(2),
      },
      { what: `… that took longer than ${LATE_MS} ms`, value: `${(median(late) * 100).toFixed(1)} %` },
    ];
  } finally {
    await phone.close();
  }
}

/** Loads posts by jumps to the end, so that those in between were never drawn. */
async function loadPosts(page: Page, posts: number): Promise<void> {
  const deadline = Date.now() + LOAD_TIMEOUT_MS;
  for (;;) {
    const loaded = await page.evaluate<number>(countPosts);
    if (loaded >= posts) break;
    if (Date.now() > deadline) throw new Error(`only ${loaded} of ${posts} posts were loaded`);
    await page.evaluate(toEnd);
    await page.waitForTimeout(100);
  }
  await page.evaluate(toTop);
  await page.waitForTimeout(2_000);
}
