import type { Page } from '@playwright/test';
import { closeAll, dialogs, runSteps } from '../dialogs.ts';
import { showAll, showAlone } from './alone.ts';
import { axeProblems } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { findProblems, findProblemsAt, setWidth } from './find-problems.ts';
import { pasteLinks } from './paste.ts';
import { roleNames, roles } from './recordings.ts';

/** The last is the narrowest, where links are pasted. */
const WIDTHS = [1280, 390, 320];
const OPENED = 'dialog[open], [role=menu]';

for (const role of roleNames)
  for (const [path, ways] of Object.entries(dialogs[roles[role]] ?? {}))
    test(`${role}: what opens on ${path}`, async ({ page, recorded }) => {
      // With room for names of 60 letters there is room for all.
      await recorded.show(role, { words: 'long', unrecorded: 'waits' });
      await recorded.open(path);
      const problems: string[] = [];
      for (const [at, way] of ways.entries()) {
        await runSteps(page, way);
        await recorded.settled();
        await showAlone(page);
        const seen = [
          ...(await axeProblems(page, await opened(page))),
          ...(await findProblemsAt(page, WIDTHS)),
        ];
        if ((await pasteLinks(page)) > 0) seen.push(...(await findProblems(page, [100])));
        problems.push(...seen.map((problem) => `${at}: ${problem}`));
        await setWidth(page, 390);
        await showAll(page);
        await closeAll(page);
      }
      expect(problems).toEqual([]);
    });

/** A form without its own address is part of its screen. */
const opened = async (page: Page): Promise<{ within?: string }> =>
  (await page.locator(OPENED).count()) > 0 ? { within: OPENED } : {};
