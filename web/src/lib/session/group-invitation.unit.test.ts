import { beforeEach, expect, test } from '@jest/globals';
import {
  groupInvitation,
  groupLinkIn,
  inviterIn,
  isGroupPage,
  noteJoiningBy,
  takeJoining,
} from './group-invitation.ts';
import { safeReturnTo } from './return-to.ts';

test('who follows an invite link and has to register first came by the one who invited', () => {
  const path = groupInvitation('0123456789abcdef', 'f00ba7');
  expect(path).toBe('/spielergruppe/0123456789abcdef?von=f00ba7');
  expect(inviterIn(safeReturnTo(path))).toBe('f00ba7');
});

test('until the own guid is known the link leads there all the same', () => {
  expect(groupInvitation('0123456789abcdef', undefined)).toBe('/spielergruppe/0123456789abcdef');
});

test.each([
  ['/', undefined],
  ['/tipps?von=f00ba7', undefined],
  ['/spielergruppe/7', undefined],
  ['/spielergruppe/abc/2?seite=1&von=f00ba7#x', 'f00ba7'],
])('%s: invited by %s', (returnTo, inviter) => expect(inviterIn(returnTo)).toBe(inviter));

test.each([
  ['/spielergruppe/7c9e6679-7425-40de-944b-e07fc1f90ae7?von=f00ba7', '7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  ['/spielergruppe/7c9e6679-7425-40de-944b-e07fc1f90ae7/2', '7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  ['/spielergruppe/12345678', undefined],
  ['/spielergruppe/kurz', undefined],
  ['/spielergruppen', undefined],
  ['/tipps?x=/spielergruppe/7c9e6679-7425-40de', undefined],
])('%s: to the group of the link %s', (returnTo, link) => expect(groupLinkIn(returnTo)).toBe(link));

test.each([
  ['/spielergruppe/7', true],
  ['/spielergruppe/7/2?seite=1', true],
  ['/spielergruppe/7c9e6679-7425-40de-944b-e07fc1f90ae7', false],
  ['/spielergruppen', false],
])('%s: a group’s page by its number: %s', (returnTo, is) => expect(isGroupPage(returnTo)).toBe(is));

const LINK = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});

test('who has registered by a link is in the group at once, and once only', () => {
  noteJoiningBy(`/spielergruppe/${LINK}?von=f00ba7`, 7);
  expect(takeJoining(LINK, 7)).toBe(true);
  expect(takeJoining(LINK, 7)).toBe(false);
});

test('whoever plays in this tab after that player has to say it', () => {
  noteJoiningBy(`/spielergruppe/${LINK}`, 7);
  expect(takeJoining(LINK, 8)).toBe(false);
  expect(takeJoining('0123456789abcdef', 7)).toBe(false);
});
