import type { Browser, Locator, Page } from 'playwright-core';
import { median } from './measure.ts';
import type { Row } from './report.ts';
import { quiet, seenBy, slowDown, takePhone, type PhoneOptions } from './web-phone.ts';

type Tap = { name: string; path: string; target(page: Page): Locator };

/** The most frequent taps. Each target exists at the bench's instant, and allows repeated taps. */
const taps: Tap[] = [
  {
    name: 'one goal more',
    path: '/tipps?tab=spiele',
    target: (page) => page.getByRole('button', { name: /^Ein Tor (mehr|weniger) für / }),
  },
  {
    name: 'joker',
    path: '/tipps?tab=spiele',
    target: (page) => page.getByRole('button', { name: /^Joker (setzen|entfernen): / }),
  },
  { name: 'like', path: '/', target: (page) => page.getByRole('button', { name: /^Gefällt mir: / }) },
  {
    name: 'another screen by the bottom bar',
    path: '/rangliste',
    target: (page) => page.locator('nav[aria-label=Schnellzugriff] a[href^="/tipps"]'),
  },
];
const WANTED_MS = 50;
/** Long enough for a save's answer, so that the next tap is independent. */
const BETWEEN_MS = 1_500;
/** Browsers report no shorter duration. */
const LEAST_MS = 16;

/** Measures the time from a tap to the next frame, with a phone's processor and this machine's network. */
export async function measureTaps(browser: Browser, player: PhoneOptions, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const tap of taps) {
    const taken = await measureTap(browser, player, tap, rounds);
    const value = `${median(taken)} ms (${Math.min(...taken)} to ${Math.max(...taken)})`;
    rows.push({ what: `tap: ${tap.name}`, value, against: `wanted ${WANTED_MS} ms` });
  }
  return rows;
}

async function measureTap(
  browser: Browser,
  player: PhoneOptions,
  { path, target }: Tap,
  rounds: number,
): Promise<number[]> {
  const phone = await takePhone(browser, player);
  try {
    const page = await phone.open();
    await slowDown(page, 'processor');
    const taken: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await page.goto(path);
      await quiet(page);
      const button = target(page).and(page.locator(':not([disabled], [aria-disabled=true])')).first();
      await button.scrollIntoViewIfNeeded();
      await page.waitForTimeout(BETWEEN_MS);
      const { taps: before } = await seenBy(page);
      await button.tap();
      await page.waitForTimeout(BETWEEN_MS);
      const { taps: after } = await seenBy(page);
      taken.push(Math.max(LEAST_MS, ...after.slice(before.length).map(({ duration }) => duration)));
    }
    return taken;
  } finally {
    await phone.close();
  }
}
