import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { changeMembership, type Membership } from './membership.ts';

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
