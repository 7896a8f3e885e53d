import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { changeMembership, hasLeft, type Membership } from './membership.ts';

describe('changeMembership', () => {
  test('after any sequence of joining and leaving, the last step applies and the version counts only real changes', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (steps) => {
        let membership: Membership | null = null;
        let changes = 0;
        let before = false;
        for (const isMember of steps) {
          membership = changeMembership(membership, { groupId: 1, userId: 2, isMember }) ?? membership;
          if (isMember !== before) changes += 1;
          before = isMember;
        }
        expect(membership?.isMember ?? false).toBe(steps.at(-1) ?? false);
        expect(membership?.version ?? 0).toBe(changes);
      }),
    );
  });
});

test.each([
  ['a player who left', false, false, true],
  ['a player whom the owner removed', false, true, false],
  ['a player who left before that was stored', false, undefined, false],
  ['a member', true, false, false],
  ['a member whom the owner added', true, true, false],
])('of %s', (_who, isMember, byOwner, expected) => {
  expect(hasLeft({ groupId: 1, userId: 2, version: 1, isMember, byOwner })).toBe(expected);
});

test('a player who was never in the group has not left it', () => {
  expect(hasLeft(null)).toBe(false);
});
