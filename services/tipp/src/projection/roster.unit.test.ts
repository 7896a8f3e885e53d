import fc from 'fast-check';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { addChange, applyPending, emptyRoster, isIn, membersOf } from './roster.ts';
import { createRosters } from './rosters.ts';

const change = fc.record({
  userId: fc.integer({ min: 1, max: 40 }),
  version: fc.integer({ min: 1, max: 6 }),
});
const GROUP = 7;
const founded = { _id: GROUP, version: 1, ownerId: 1, isGone: false };

describe('a group', () => {
  test('has each player’s state of the highest version, for any events, order and time of reading', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 120 }), (steps) => {
        const rosters = createRosters();
        const highest = new Map<number, number>();
        for (const [{ userId, version }, look] of steps) {
          rosters.put({ groupId: GROUP, userId, version, isMember: version % 2 === 1 });
          highest.set(userId, Math.max(version, highest.get(userId) ?? 0));
          if (look) rosters.members(GROUP);
          expect(rosters.has(GROUP, userId)).toBe((highest.get(userId) as number) % 2 === 1);
        }
        const members = [...highest].filter(([, version]) => version % 2 === 1).map(([userId]) => userId - 1);
        expect([...rosters.members(GROUP)]).toEqual(members.sort((a, b) => a - b));
      }),
    );
  });

  test('returns the same array until something changes', () => {
    const rosters = createRosters();
    rosters.put({ groupId: GROUP, userId: 3, version: 1, isMember: true });
    const members = rosters.members(GROUP);
    rosters.put({ groupId: GROUP, userId: 3, version: 1, isMember: true });
    expect(rosters.members(GROUP)).toBe(members);
    rosters.put({ groupId: GROUP, userId: 3, version: 2, isMember: false });
    expect(rosters.members(GROUP)).toHaveLength(0);
  });
});

describe('a roster', () => {
  test('with a hundred thousand new members keeps few pending changes, even without reads', () => {
    const roster = emptyRoster();
    let most = 0;
    for (let userId = 1; userId <= 100_000; userId += 1) {
      addChange(roster, userId, true);
      most = Math.max(most, (roster.pending?.size ?? 0) / Math.max(roster.members.length, 100));
    }
    expect(most).toBeLessThan(0.2);
    applyPending(roster);
    expect(membersOf(roster)).toHaveLength(100_000);
  });

  test('of a large group stays the same a moment longer, however often players come and go', async () => {
    const roster = emptyRoster();
    for (let userId = 1; userId <= 2_000; userId += 1) addChange(roster, userId, true);
    await pause(600);
    const members = membersOf(roster);
    for (let times = 0; times < 20; times += 1) {
      addChange(roster, 3_000, times % 2 === 0);
      expect(isIn(roster, 3_000)).toBe(times % 2 === 0);
      expect(membersOf(roster)).toBe(members);
    }
    addChange(roster, 3_000, true);
    await pause(600);
    expect(membersOf(roster).at(-1)).toBe(2_999);
  });
});

describe('all groups', () => {
  test('have no pending changes after loading, even without reads', async () => {
    const rosters = createRosters();
    for (let groupId = 1; groupId <= 100; groupId += 1)
      for (let userId = 1; userId <= 3; userId += 1)
        rosters.put({ groupId, userId, version: 1, isMember: true });
    await rosters.finishLoading();
    const members = rosters.members(50);
    expect([...members]).toEqual([0, 1, 2]);
    expect(rosters.members(50)).toBe(members);
  });

  test('keep events that arrive during loading, however much is read', async () => {
    const rosters = createRosters();
    rosters.put({ groupId: GROUP, userId: 1, version: 4, isMember: false });
    for (let userId = 2; userId < 60_000; userId += 1)
      rosters.put({ groupId: 8, userId, version: 2, isMember: false });
    rosters.put({ groupId: GROUP, userId: 1, version: 3, isMember: true });
    expect(rosters.has(GROUP, 1)).toBe(false);
    await rosters.finishLoading();
    expect(rosters.has(GROUP, 1)).toBe(false);
  });
});

describe('a deleted group', () => {
  test('has no members and no owner, whatever arrives late, and nobody waits for it', async () => {
    const rosters = createRosters();
    const joined = (userId: number, version = 1) =>
      rosters.put({ groupId: GROUP, userId, version, isMember: true });
    joined(1);
    rosters.putGroup({ ...founded, version: 2 });
    rosters.putGroup({ _id: GROUP, version: 3, ownerId: 0, isGone: true });
    joined(2);
    joined(1, 5);
    rosters.putGroup(founded);
    expect(rosters.ownerOf(GROUP)).toBeNull();
    expect(rosters.has(GROUP, 1)).toBe(false);
    expect([...rosters.members(GROUP)]).toEqual([]);
    expect(await rosters.whenMember(GROUP, 1, 60_000)).toBe(false);
  });
});

describe('waiting', () => {
  const LONG_MS = 60_000;

  test('ends without success for a non-member, and with success for a player who has just joined', async () => {
    const rosters = createRosters();
    expect(await rosters.whenMember(GROUP, 1, 5)).toBe(false);
    const owner = rosters.whenKnown(GROUP, 3, LONG_MS);
    const soon = rosters.whenMember(GROUP, 1, LONG_MS);
    rosters.putGroup({ ...founded, ownerId: 2 });
    expect(await owner).toBe(2);
    rosters.put({ groupId: GROUP, userId: 2, version: 1, isMember: true });
    rosters.put({ groupId: GROUP, userId: 1, version: 1, isMember: true });
    expect(await soon).toBe(true);
  });

  test('is limited to one thing per player and to few players: all others are answered at once', async () => {
    const rosters = createRosters();
    rosters.putGroup(founded);
    const waiting = Array.from({ length: 20 }, (_, at) => rosters.whenMember(GROUP, at + 1, LONG_MS));
    expect(await rosters.whenMember(GROUP, 1, LONG_MS)).toBe(false);
    expect(await rosters.whenMember(8, 1, LONG_MS)).toBe(false);
    expect(await rosters.whenMember(GROUP, 21, LONG_MS)).toBe(false);
    for (let userId = 1; userId <= 20; userId += 1)
      rosters.put({ groupId: GROUP, userId, version: 1, isMember: true });
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => true));
    const next = rosters.whenMember(GROUP, 21, LONG_MS);
    rosters.put({ groupId: GROUP, userId: 21, version: 1, isMember: true });
    expect(await next).toBe(true);
  });
});
