import { screens } from '../screens.ts';
import { expect, test } from './fixtures.ts';
import { findProblems, setWidth } from './find-problems.ts';
import { pasteLinks } from './paste.ts';
import { roleNames, roles } from './recordings.ts';
import { inTurns } from './turns.ts';

/** Words of 60 letters and links of 150 have the least room on the narrowest phone. */
const WIDTH = 320;
const SCREENS_PER_TEST = 12;

for (const role of roleNames)
  for (const paths of inTurns(screens[roles[role]], SCREENS_PER_TEST))
    test(`${role}, with long words: ${paths.join(' ')}`, async ({ page, recorded }) => {
      await setWidth(page, WIDTH);
      await recorded.show(role, { words: 'long', unrecorded: 'waits' });
      const problems: string[] = [];
      let isEntered = false;
      for (const path of paths) {
        // After input, leaving the screen would open a question, so the page is loaded anew.
        await (isEntered ? recorded.open(path) : recorded.go(path));
        problems.push(...named(path, await findProblems(page)));
        isEntered = (await pasteLinks(page)) > 0;
        if (isEntered) problems.push(...named(`${path} with a link`, await findProblems(page, [100])));
      }
      expect(problems).toEqual([]);
    });

const named = (name: string, problems: string[]): string[] =>
  problems.map((problem) => `${name}: ${problem}`);

test('the longest time until a prize closes fits the width of the landing page, also with large text', async ({
  page,
  recorded,
}) => {
  await setWidth(page, WIDTH);
  await recorded.show('visitor');
  await recorded.open('/');
  await page.evaluate(
    `document.querySelector('[aria-label="Noch zu gewinnen"] time').textContent = 'noch 23:59:59'`,
  );
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  const right = await page.evaluate<number>(`document.querySelector('h1').getBoundingClientRect().right`);
  expect(right).toBeLessThan(WIDTH);
});
