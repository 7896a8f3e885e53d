import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { expect, test } from '@jest/globals';
import { buildId as asTheGatewayHasIt } from '../gateway/src/pages/build.ts';
import { createScreens, type Found } from '../gateway/src/pages/find-screen.ts';
import { pageFileOf } from '../gateway/src/pages/page-file.ts';
import { previewOf, titleOf } from '../gateway/src/pages/page-head.ts';
import { hasStripRoom } from '../gateway/src/pages/strip-room.ts';
import { buildId } from './build-id.ts';
import { prerenderedPages } from './prerendered-page.ts';
import { pwa } from './pwa.ts';
import { screens } from './src/app/screens/screens.ts';
import { texts as landing } from './src/features/landing/texts.ts';
import { kickOffNear } from './src/lib/time/kick-off-near.ts';
import { toDocumentTitle } from './src/lib/page/page-title.ts';

// The gateway implements some rules and texts of the app itself. These tests check that both agree.

const index = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');
const [, description = ''] = /name="description"\s+content="([^"]+)"/.exec(index) ?? [];

const invited = [{ name: 'GroupInvitation', variables: {}, data: { invitedGroup: { name: 'Die Elf' } } }];
const nowhere: Found = { asked: undefined, opened: undefined, params: {}, search: new URLSearchParams() };
const preview = (answers: typeof invited): string =>
  previewOf({ found: nowhere, answers, tournamentName: undefined, publicUrl: 'https://tippspiel.example' });

test('gateway and build compute the same build id', () => {
  expect(asTheGatewayHasIt(index)).toBe(buildId(index));
});

test('the description of the game is the same everywhere', () => {
  expect(description).toContain('Tippspiel');
  expect(preview([])).toContain(`content="${description}"`);
  expect((pwa.manifest as { description: string }).description).toBe(description);
});

test('an invitation has the same title in the page and in the app', () => {
  expect(titleOf(nowhere, invited)).toBe(toDocumentTitle(landing.invitation('Die Elf')));
});

/** Addresses with and without the optional parts. Some parameter values are also names of screens. */
const addressesOf = (path: string): string[] =>
  ['neu', '7', 'alle'].flatMap((word) => [
    path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, word) || '/',
    path.replace(/:\w+\??/g, word),
  ]);

test('gateway and router find the same screen for an address', () => {
  const find = createScreens(screens.map((screen) => ({ ...screen, files: [], first: [] })));
  const routes = screens.map(({ path }) => ({ path }));
  for (const address of new Set(screens.flatMap(({ path }) => addressesOf(path)))) {
    const { path } = matchRoutes(routes, address)?.at(-1)?.route ?? {};
    expect([address, find(address, null).asked?.path]).toEqual([address, path]);
  }
});

test('the static shell reserves space for the live strip exactly when the app does', () => {
  const kickOff = '2024-06-19T16:00:00.000Z';
  const notPlayed = [{ name: 'Live', variables: {}, data: { runningMatches: [] } }];
  const kept = new Set<string>();
  for (let minute = -180; minute <= 180; minute++)
    for (const answers of [[], notPlayed]) {
      const now = Date.parse(kickOff) + minute * 60_000;
      const inApp = kickOffNear([kickOff], now, answers.length > 0) !== undefined;
      expect([minute, answers, hasStripRoom([kickOff], now, answers)]).toEqual([minute, answers, inApp]);
      if (inApp) kept.add(`${minute} ${answers.length}`);
    }
  expect(kept.size).toBe(179 + 89);
});

test('the build renders the static shells that the gateway uses', () => {
  const shells = prerenderedPages.filter(({ kind }) => kind === 'shell');
  const begunWith = shells.map(({ address, hasStrip = false }) => {
    const [page] = shells.filter((each) => each.address === address).map(({ name }) => name);
    const screen = { path: address, title: '', access: 'player' as const, files: [], first: [], page };
    return pageFileOf({ ...nowhere, opened: screen }, address, true, hasStrip);
  });
  expect(begunWith).toEqual(shells.map(({ name }) => name));
});
