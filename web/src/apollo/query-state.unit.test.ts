import { expect, test } from '@jest/globals';
import { offline } from './errors.ts';
import { isStale, isAccessRevoked } from './query-state.ts';

const refused = (code: string) => ({ message: 'Nein.', code, field: '' });

test('what an earlier visit has left is old until it is answered, and again while asking fails for now', () => {
  expect(isStale({ isNew: false, failure: null })).toBe(true);
  expect(isStale({ isNew: true, failure: null })).toBe(false);
  expect(isStale({ isNew: true, failure: offline })).toBe(true);
});

test('what is refused for good is not asked again, and does not wait for anything newer', () => {
  expect(isStale({ isNew: false, failure: refused('FORBIDDEN') })).toBe(false);
  expect(isStale({ isNew: true, failure: refused('NOT_FOUND') })).toBe(false);
});

test('what an earlier visit has shown, and who asks may not see any more, is taken back', () => {
  expect(isAccessRevoked({ isNew: false, failure: refused('FORBIDDEN') })).toBe(true);
  expect(isAccessRevoked({ isNew: false, failure: refused('NOT_FOUND') })).toBe(true);
  expect(isAccessRevoked({ isNew: false, failure: refused('RATE_LIMITED') })).toBe(false);
  expect(isAccessRevoked({ isNew: false, failure: offline })).toBe(false);
  expect(isAccessRevoked({ isNew: false, failure: null })).toBe(false);
});

test('nothing of this visit is taken off the screen, unless it asks for that', () => {
  expect(isAccessRevoked({ isNew: true, failure: refused('FORBIDDEN') })).toBe(false);
  expect(isAccessRevoked({ isNew: true, failure: refused('FORBIDDEN') }, true)).toBe(true);
  expect(isAccessRevoked({ isNew: true, failure: null }, true)).toBe(false);
});
