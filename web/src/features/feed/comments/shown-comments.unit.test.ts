import { describe, expect, test } from '@jest/globals';
import { mergeShown, prepend } from './shown-comments.ts';

const items = (...ids: number[]) => ids.map((id) => ({ id }));

describe('mergeShown', () => {
  test('keeps what was seen when a comment comes', () => {
    expect(mergeShown(items(3, 4, 5, 6, 7), items(4, 5, 6, 7, 9))).toEqual(items(3, 4, 5, 6, 7, 9));
  });
  test('starts again when some were missed in between', () => {
    expect(mergeShown(items(1, 2), items(7, 8, 9, 10, 11))).toEqual(items(7, 8, 9, 10, 11));
  });
  test('drops a deleted one and shows the one before it', () => {
    expect(mergeShown(items(3, 4, 5, 6, 7), items(2, 3, 4, 6, 7))).toEqual(items(2, 3, 4, 6, 7));
  });
  test('shows nothing when all are gone', () => expect(mergeShown(items(1), [])).toEqual([]));
  test('shows the first ones', () => expect(mergeShown([], items(1))).toEqual(items(1)));
});

test('prepend puts earlier ones in front, none twice', () => {
  expect(prepend(items(1, 2, 3), items(3, 4))).toEqual(items(1, 2, 3, 4));
});
