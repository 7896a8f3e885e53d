import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRoster } from './roster.ts';
import { createRosters } from './rosters.ts';

const told = fc.record({ userId: fc.integer({ min: 1, max: 12 }), version: fc.integer({ min: 1, max: 6 }) });

describe('a roster', () => {
  test('has of each player what the highest version says, whatever comes, in whatever order, whenever one looks', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(told, fc.boolean()), { maxLength: 80 }), (steps) => {
        const roster = createRoster();
        const highest = new Map<number, number>();
        for (const [{ userId, version }, look] of steps) {
          roster.put({ userId, version, isMember: version % 2 === 1 });
          highest.set(userId, Math.max(version, highest.get(userId) ?? 0));
          if (look) roster.members();
          expect(roster.has(userId)).toBe((highest.get(userId) as number) % 2 === 1);
        }
        const members = [...highest].filter(([, version]) => version % 2 === 1).map(([userId]) => userId - 1);
        expect([...roster.members()]).toEqual(members.sort((a, b) => a - b));
      }),
    );
  });

  test('stays the same array until something changes', () => {
    const roster = createRoster();
    roster.put({ userId: 3, version: 1, isMember: true });
    const members = roster.members();
    roster.put({ userId: 3, version: 1, isMember: true });
    expect(roster.members()).toBe(members);
    roster.put({ userId: 3, version: 2, isMember: false });
    expect(roster.members()).toHaveLength(0);
  });
});

describe('a group that is no more', () => {
  test('has nobody and no owner, whatever comes late', () => {
    const rosters = createRosters();
    const joined = (userId: number, version = 1) =>
      rosters.put({ groupId: 7, userId, version, isMember: true });
    joined(1);
    rosters.putGroup({ _id: 7, version: 2, ownerId: 1, isGone: false });
    rosters.putGroup({ _id: 7, version: 3, ownerId: 0, isGone: true });
    joined(2);
    joined(1, 5);
    rosters.putGroup({ _id: 7, version: 1, ownerId: 1, isGone: false });
    expect(rosters.ownerOf(7)).toBeNull();
    expect(rosters.has(7, 1)).toBe(false);
    expect([...rosters.members(7)]).toEqual([]);
  });

  test('is waited for in vain, and who has just joined is not', async () => {
    const rosters = createRosters();
    expect(await rosters.whenMember(1, 1, 5)).toBe(false);
    const soon = rosters.whenMember(1, 1, 5_000);
    rosters.put({ groupId: 1, userId: 2, version: 1, isMember: true });
    rosters.put({ groupId: 1, userId: 1, version: 1, isMember: true });
    expect(await soon).toBe(true);
    const owner = rosters.whenKnown(1, 5_000);
    rosters.putGroup({ _id: 1, version: 1, ownerId: 2, isGone: false });
    expect(await owner).toBe(2);
  });
});
