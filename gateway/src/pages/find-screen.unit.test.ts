import { describe, expect, test } from '@jest/globals';
import { createScreens } from './find-screen.ts';
import type { StartScreen } from './start-file.ts';

const screen = (
  path: string,
  access: StartScreen['access'],
  more: Partial<StartScreen> = {},
): StartScreen => ({
  ...{ path, access, title: `${path} ${access}`, files: [], first: [] },
  ...more,
});
const find = createScreens([
  screen('/', 'anonymous'),
  screen('/registrieren/:recommendGuid', 'anonymous'),
  screen('/', 'player'),
  screen('/rangliste/:pagenumber?', 'player'),
  screen('/spielergruppe/:id?/:tabindex?', 'player'),
  screen('/tabelle', 'all'),
  screen('/gewinner', 'player'),
  screen('/gewinner/:winnerId', 'admin', { forPlayers: '/gewinner' }),
]);

const rights = { sessionId: 's', userId: 7, isLocked: false, firstname: 'Ada', fullname: 'Ada L' };
const player = { ...rights, isAdmin: false };
const operator = { ...rights, isAdmin: true };

describe('the screen of an address', () => {
  test.each([
    ['/', null, '/ anonymous'],
    ['/', player, '/ player'],
    ['/?returnTo=%2Ftipps', null, '/ anonymous'],
    ['/rangliste', player, '/rangliste/:pagenumber? player'],
    ['/rangliste/3/', player, '/rangliste/:pagenumber? player'],
    ['/Tabelle', null, '/tabelle all'],
    ['/tabelle', player, '/tabelle all'],
    ['/gewinner/7', operator, '/gewinner/:winnerId admin'],
  ])('%s is %s', (url, session, title) => {
    const { asked, opened } = find(url, session);
    expect(opened?.title).toBe(title);
    expect(asked).toBe(opened);
  });

  test.each([
    ['visitors come to the landing page', '/rangliste/3', null, '/ anonymous'],
    ['players to their start page', '/registrieren/4f1', player, '/ player'],
    ['players to what comes nearest', '/gewinner/7', player, '/gewinner player'],
    ['operators, too, where only visitors may be', '/registrieren/4f1', operator, '/ player'],
  ])('%s from a forbidden screen', (_who, url, session, title) => {
    const { asked, opened } = find(url, session);
    expect(opened?.title).toBe(title);
    expect(asked?.path).not.toBe(opened?.path);
  });

  test("a redirect drops a player's address, and keeps a visitor's", () => {
    const told = (url: string, session: typeof player | null) => {
      const { params, search } = find(url, session);
      return [params, search.toString()];
    };
    expect(told('/gewinner/7?spiel=3', player)).toEqual([{}, '']);
    expect(told('/gewinner/7?spiel=3', operator)).toEqual([{ winnerId: '7' }, 'spiel=3']);
    expect(told('/rangliste/3?suche=x', null)).toEqual([{ pagenumber: '3' }, 'suche=x']);
  });

  test.each(['/nirgends', '/rangliste/3/4', '/tabellen', '/tabelle/x', '//evil', '/rangliste%2F3'])(
    '%s is none',
    (url) => {
      expect(find(url, player)).toMatchObject({ asked: undefined, opened: undefined, params: {} });
    },
  );

  test('returns the parameters of path and query', () => {
    const { params, search } = find('/spielergruppe/s%C3%BCd%2Fwest/2?von=4f1?&x', player);
    expect(params).toEqual({ id: 'süd/west', tabindex: '2' });
    expect(search.get('von')).toBe('4f1?');
    expect(find('/spielergruppe/%E0%A4%A', player).params).toEqual({ id: '%E0%A4%A' });
    expect(find('/spielergruppe', player).params).toEqual({});
  });
});
