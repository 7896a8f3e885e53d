import { expect, test } from '@jest/globals';
import { membersHref, readMembersView } from './members-address.ts';

const read = (query: string) => readMembersView(new URLSearchParams(query));

test('an address restores its view, and that of the default view is short', () => {
  const view = {
    ...{ pageNumber: 3, search: 'Mül & Co', onlyFavorites: true, onlyLocked: false },
    ...{ day: 2, managing: true },
  };
  expect(readMembersView(new URL(membersHref('/spielergruppe/7', view), 'http://x').searchParams)).toEqual(
    view,
  );
  expect(membersHref('/spielergruppe/7', read(''))).toBe('/spielergruppe/7');
});

test.each(['seite=0&spieltag=x', 'seite=-1', 'spieltag=1e9&liste=ja', 'verwalten=nein'])(
  'survives %s',
  (query) => expect(read(query)).toEqual(read('')),
);
