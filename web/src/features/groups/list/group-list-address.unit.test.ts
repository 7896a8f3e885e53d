import { describe, expect, test } from '@jest/globals';
import { filterOption, groupListState, viewHref } from './group-list-address.ts';

const usual = { filter: 'dabei', search: '', sorting: 'name', pageNumber: 1 } as const;
const read = (query: string) => groupListState.read(new URLSearchParams(query));

describe('the address of the group list', () => {
  test('is short for the usual view', () => {
    expect(viewHref(usual)).toBe('/spielergruppen');
    expect(read('')).toEqual(usual);
  });
  test('leads back to the same view', () => {
    const view = { filter: 'alle', search: 'Büro & Süd', sorting: 'groesse', pageNumber: 3 } as const;
    expect(groupListState.read(new URL(viewHref(view), 'http://x').searchParams)).toEqual(view);
  });
  test.each(['zeige=x&seite=0&sortierung=x', 'seite=-1', 'seite=1.5', 'seite=1e99', 'seite=abc'])(
    'survives %s',
    (query) => expect(read(query)).toEqual(usual),
  );
  test('names the filters by the numbers of the specification', () => {
    expect((['alle', 'dabei', 'meine'] as const).map(filterOption)).toEqual([0, 1, 2]);
  });
});
