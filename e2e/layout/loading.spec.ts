import { screens } from '../screens.ts';
import { expect, test } from './fixtures.ts';
import { findProblemsAt, setWidth } from './find-problems.ts';
import { roles } from './recordings.ts';
import { inTurns } from './turns.ts';

const WIDTHS = [320, 1280];
const SCREENS_PER_TEST = 11;

// Simulates a slow connection without any response. Requests are not held back on the way, because a browser has only
// six connections.
const UNANSWERED = `{
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => (String(input).endsWith('/graphql') ? new Promise(() => undefined) : fetch(input, init));
}`;

for (const paths of inTurns(screens[roles.player], SCREENS_PER_TEST))
  test(`player, while it loads: ${paths.join(' ')}`, async ({ page, recorded }) => {
    await page.addInitScript({ content: UNANSWERED });
    await recorded.show('player', { firstAnswers: false });
    const problems: string[] = [];
    for (const path of paths) {
      await setWidth(page, WIDTHS[0]!);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('#root > [inert]').waitFor({ state: 'detached' });
      await page.locator('main [aria-busy=true]').first().waitFor();
      problems.push(...(await findProblemsAt(page, WIDTHS)).map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
