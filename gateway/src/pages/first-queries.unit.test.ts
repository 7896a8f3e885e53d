import { describe, expect, test } from '@jest/globals';
import { firstQueriesOf } from './first-queries.ts';
import { createScreens } from './find-screen.ts';
import type { QueryTemplate, StartScreen } from './start-file.ts';

const query = (operation: string, more: Partial<QueryTemplate> = {}): QueryTemplate => ({
  ...{ operation, variables: {}, when: {} },
  ...more,
});
const number = (from: 'path' | 'search', name: string, or?: number) => ({
  from,
  name,
  as: 'number' as const,
  or,
});
const text = (from: 'path' | 'search', name: string) => ({ from, name, as: 'text' as const });

const screen = (path: string, access: StartScreen['access'], first: QueryTemplate[]): StartScreen => ({
  ...{ path, access, title: path, files: [], first },
});
const find = createScreens([
  screen('/', 'anonymous', [query('LoginProvider')]),
  screen('/', 'player', [query('Status', { of: 'players' }), query('Feed')]),
  screen('/rangliste/:pagenumber?', 'player', [
    query('Ranking', {
      variables: { page: { pageNumber: number('path', 'pagenumber', 1), pageSize: 10 }, onlyLocked: false },
      when: { suche: [''], liste: ['', '0'] },
    }),
    query('MatchDayRanking', { variables: { day: number('search', 'spieltag') } }),
  ]),
  screen('/spielergruppe/:id', 'player', [
    query('Group', { variables: { id: number('path', 'id') }, of: 'players' }),
    query('Group', { variables: { link: text('path', 'id') }, of: 'players' }),
    query('GroupInvitation', { variables: { link: text('path', 'id') }, of: 'visitors' }),
    query('GroupMembers'),
  ]),
  screen('/tabelle', 'all', [query('Status', { of: 'players' }), query('Tables')]),
]);

const player = {
  ...{ sessionId: 's', userId: 7, isLocked: false, isAdmin: false },
  ...{ firstname: 'Ada', fullname: 'Ada L' },
};
const asked = (url: string, session: typeof player | null = player) =>
  firstQueriesOf(find(url, session), session);
const names = (...given: Parameters<typeof asked>) => asked(...given).map(({ name }) => name);

describe('the first queries of a page', () => {
  test("use the address's values, or defaults where they are missing", () => {
    const page = (pageNumber: number) => ({ page: { pageNumber, pageSize: 10 }, onlyLocked: false });
    expect(asked('/rangliste')).toEqual([{ name: 'Ranking', variables: page(1) }]);
    expect(asked('/rangliste/3')).toEqual([{ name: 'Ranking', variables: page(3) }]);
    for (const wrong of ['0', '-1', '1e3', '01', 'x', '12345678901'])
      expect(asked(`/rangliste/${wrong}`)).toEqual([{ name: 'Ranking', variables: page(1) }]);
  });

  test('depend on other parameters of the address', () => {
    expect(names('/rangliste?suche=m%C3%BCl')).toEqual([]);
    expect(names('/rangliste?suche=&liste=0')).toEqual(['Ranking']);
    expect(names('/rangliste?liste=1&spieltag=5')).toEqual(['MatchDayRanking']);
  });

  test('contain a group by its number or its link', () => {
    expect(asked('/spielergruppe/12')[0]).toEqual({ name: 'Group', variables: { id: 12 } });
    expect(asked('/spielergruppe/4f1-aa')[0]).toEqual({ name: 'Group', variables: { link: '4f1-aa' } });
    expect(names('/spielergruppe/12')).toEqual(['Group', 'GroupMembers']);
    expect(names(`/spielergruppe/${'x'.repeat(64)}`)).toEqual(['Group', 'GroupMembers']);
    expect(names(`/spielergruppe/${'x'.repeat(65)}`)).toEqual(['GroupMembers']);
  });

  test('are sent only for visitors who may see the screen', () => {
    expect(names('/tabelle')).toEqual(['Status', 'Tables']);
    expect(names('/tabelle', null)).toEqual(['Tables']);
  });

  test("contain the group for an invited visitor's landing page, and nothing for players", () => {
    expect(asked('/spielergruppe/4f1-aa', null)).toEqual([
      { name: 'LoginProvider', variables: {} },
      { name: 'GroupInvitation', variables: { link: '4f1-aa' } },
    ]);
    expect(names('/rangliste', null)).toEqual(['LoginProvider']);
    expect(names('/nirgends')).toEqual([]);
  });
});
