import type { Page } from '@playwright/test';
import type { Seen } from '../../infra/bench/web-observers.ts';
import { screens } from '../screens.ts';
import { axeProblems } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { findProblemsAt } from './find-problems.ts';
import { roleNames, roles } from './recordings.ts';
import { inTurns } from './turns.ts';

/** The maximum Cumulative Layout Shift while a screen opens. */
const MAX_SHIFTS = 0.02;
/** The first is the initial width. long-words.spec.ts looks at the narrowest. */
const WIDTHS = [390, 1280];
/** Number of screens that share a page and its compiled code. */
const SCREENS_PER_TEST = 11;

for (const role of roleNames)
  for (const paths of inTurns(screens[roles[role]], SCREENS_PER_TEST))
    test(`${role}: ${paths.join(' ')}`, async ({ page, recorded }) => {
      await recorded.show(role);
      const problems: string[] = [];
      for (const path of paths) {
        await recorded.open(path);
        const seen = [
          ...(await shiftProblems(page)),
          // Elements outside of main are the same on all screens, so they are checked once.
          ...(await axeProblems(page, path === paths[0] ? {} : { within: 'main' })),
          ...(await findProblemsAt(page, WIDTHS)),
        ];
        problems.push(...seen.map((problem) => `${path}: ${problem}`));
        await page.setViewportSize({ width: 390, height: 844 });
      }
      expect(problems).toEqual([]);
    });

/** The layout shifts since the page was opened, without any input. */
async function shiftProblems(page: Page): Promise<string[]> {
  const { shifts, moved } = await page.evaluate<Seen>('globalThis.seen');
  return shifts > MAX_SHIFTS ? [`moves by ${shifts.toFixed(3)}, most: ${moved}`] : [];
}
