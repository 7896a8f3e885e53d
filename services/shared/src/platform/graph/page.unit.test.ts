import { describe, expect, test } from '@jest/globals';
import { readPage } from './page.ts';

describe('readPage', () => {
  test('uses defaults for missing values', () => {
    const first = { pageNumber: 1, pageSize: 10, search: '', skip: 0 };
    expect(readPage(undefined, 10)).toEqual(first);
    expect(readPage({ pageNumber: null, pageSize: null, search: null }, 10)).toEqual(first);
  });

  test('returns the number of items before the page', () => {
    expect(readPage({ pageNumber: 3, pageSize: 25, search: ' Müller ' }, 10)).toEqual({
      pageNumber: 3,
      pageSize: 25,
      search: 'Müller',
      skip: 50,
    });
  });

  test('drops endless accents before it composes the search', () => {
    expect(readPage({ search: `a${'\u0316'.repeat(1_000)}` }, 10).search).toBe(`a${'\u0316'.repeat(30)}`);
  });

  test.each([
    [{ pageNumber: 0 }, 'Diese Seite gibt es nicht.', 'pageNumber'],
    [{ pageNumber: 2 ** 31 - 1 }, 'Diese Seite gibt es nicht.', 'pageNumber'],
    [{ pageSize: 0 }, 'Eine Seite hat 1 bis 100 Einträge.', 'pageSize'],
    [{ pageSize: 101 }, 'Eine Seite hat 1 bis 100 Einträge.', 'pageSize'],
    [{ search: 'x'.repeat(101) }, 'Der Suchbegriff darf höchstens 100 Zeichen haben.', 'search'],
  ])('refuses %j', (given, message, field) => {
    expect(() => readPage(given, 10)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', message, field }),
    );
  });
});
