import { describe, expect, test } from '@jest/globals';
import { isDeleteAble } from './post.ts';

describe('isDeleteAble', () => {
  const own = { userId: 1 };
  test.each([
    ['the author', { userId: 1, isAdmin: false, isLocked: false }, true],
    ['another player', { userId: 2, isAdmin: false, isLocked: false }, false],
    ['an operator', { userId: 2, isAdmin: true, isLocked: false }, true],
    ['a locked author', { userId: 1, isAdmin: false, isLocked: true }, false],
    ['a locked operator', { userId: 2, isAdmin: true, isLocked: true }, false],
  ])('for %s', (_name, viewer, expected) => {
    expect(isDeleteAble(own, viewer)).toBe(expected);
  });
});
