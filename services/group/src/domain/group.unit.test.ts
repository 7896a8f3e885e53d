import { expect, test } from '@jest/globals';
import { differs, type Group } from './group.ts';

const open: Group = {
  ...{ id: 1, name: 'Runde', ownerId: 2, passwordHash: null, link: 'x', memberCount: 1, version: 1 },
  dateCreated: new Date(0),
};
const secret = { ...open, passwordHash: '$argon2id$' };

test.each([
  ['the same form of an open group', open, 'Runde', null, false],
  ['the same form without a password', open, 'Runde', undefined, false],
  ['another name', open, 'Tafelrunde', null, true],
  ['a password for an open group', open, 'Runde', 'Tor1', true],
  ['no password for a private group', secret, 'Runde', null, true],
  ['an unchanged password of a private group', secret, 'Runde', undefined, false],
  ['a password of a private group, which must be verified', secret, 'Runde', 'Tor1', false],
])('%s', (_case, group, name, password, isOther) => {
  expect(differs(group, { name, password })).toBe(isOther);
});
