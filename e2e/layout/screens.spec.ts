import type { Page } from '@playwright/test';
import type { Seen } from '../../infra/bench/web-observers.ts';
import { screens } from '../screens.ts';
import { axeProblems } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { findProblemsAt } from './find-problems.ts';
import { roleNames, roles } from './recordings.ts';
import { inTurns } from './turns.ts';

/** What a screen may move by itself while it opens (Cumulative Layout Shift). */
const MAX_SHIFTS = 0.02;
/** The first is the one that it opens at. */
const WIDTHS = [390, 320, 1280];
/** So many screens share a page, and what the browser has made of the code. */
const AT_ONCE = 11;

for (const role of roleNames)
  for (const paths of inTurns(screens[roles[role]], AT_ONCE))
    test(`${role}: ${paths.join(' ')}`, async ({ page, recorded }) => {
      await recorded.show(role);
      const problems: string[] = [];
      for (const path of paths) {
        await recorded.open(path);
        const seen = [
          ...(await shiftProblems(page)),
          // What is around all screens is the same on each.
          ...(await axeProblems(page, path === paths[0] ? {} : { within: 'main' })),
          ...(await findProblemsAt(page, WIDTHS)),
        ];
        problems.push(...seen.map((problem) => `${path}: ${problem}`));
        await page.setViewportSize({ width: 390, height: 844 });
      }
      expect(problems).toEqual([]);
    });

/** What the page has moved since it was opened although nobody touched it: hopefully nothing. */
async function shiftProblems(page: Page): Promise<string[]> {
  const { shifts, moved } = await page.evaluate<Seen>('globalThis.seen');
  return shifts > MAX_SHIFTS ? [`moves by ${shifts.toFixed(3)}, most: ${moved}`] : [];
}
