import { axeProblems } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** That text stands on grounds that are meant for it, in the dark too; the pairs themselves: web/src/styles/tokens.unit.test.ts. */
const PATHS = ['/tipps', '/spielergruppe/1', '/statistik', '/profil/3'];

test.use({ colorScheme: 'dark' });
test(`player, in the dark: ${PATHS.join(' ')}`, async ({ page, recorded }) => {
  await recorded.show('player');
  const problems: string[] = [];
  for (const path of PATHS) {
    await recorded.go(path);
    const seen = await axeProblems(page, { rules: ['color-contrast'] });
    problems.push(...seen.map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
});
