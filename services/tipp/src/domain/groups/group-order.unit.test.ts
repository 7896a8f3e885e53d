import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { runSteps } from '../run-steps.ts';
import { orderMembers, placeAmong, rankAmong, rankBefore, sortedRanks } from './group-order.ts';

/** A ranking in which some players have no place, and a group with some of the numbers. */
const game = fc.integer({ min: 1, max: 60 }).chain((players) =>
  fc.record({
    order: fc.shuffledSubarray(Array.from({ length: players }, (_, player) => player)),
    points: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: players, maxLength: players }),
    members: fc.subarray(Array.from({ length: players + 5 }, (_, player) => player)),
    share: fc.constantFrom(1, 50),
  }),
);

test('members are in the overall order, and equal points share a rank', () => {
  fc.assert(
    fc.property(game, ({ order, points, members, share }) => {
      const byPoints = order.toSorted((a, b) => (points[b] as number) - (points[a] as number));
      // A list much longer than the group makes it sort the group, otherwise it filters the list.
      const strangers = Array.from({ length: share > 1 ? 2_000 : 0 }, (_, n) => 100 + n);
      const all = Uint32Array.from([...byPoints, ...strangers]);
      const places = new Uint32Array(2_200);
      all.forEach((player, at) => (places[player] = at + 1));
      const rankOf = (player: number) => {
        const at = byPoints.indexOf(player);
        return at < 0 ? 0 : 1 + byPoints.findIndex((other) => points[other] === points[player]);
      };
      const listed = runSteps(orderMembers(Uint32Array.from(members), { order: all, places }));
      const expected = byPoints.filter((player) => members.includes(player));
      expect([...listed]).toEqual(expected);
      for (const [at, player] of expected.entries()) {
        const better = expected.filter((other) => (points[other] as number) > (points[player] as number));
        expect(rankAmong(listed, rankOf, player)).toBe(1 + better.length);
        expect(placeAmong(listed, (one) => places[one] ?? 0, player)).toBe(at);
      }
      expect(rankAmong(listed, () => 0, expected[0] ?? 0)).toBe(0);
      expect(placeAmong(listed, (one) => places[one] ?? 0, 2_199)).toBeNull();
    }),
  );
});

test('members without a rank are last and affect nobody', () => {
  const members = Uint32Array.from([4, 2, 9, 7]);
  const ranks = new Map([
    [4, 3],
    [2, 3],
  ]);
  const rankOf = (player: number) => ranks.get(player) ?? 0;
  expect([4, 2, 9, 7].map((player) => rankAmong(members, rankOf, player))).toEqual([1, 1, 0, 0]);
});

test('an earlier rank is placed among members who had one; large groups are not sorted', () => {
  const ranks = Uint32Array.from([7, 0, 2, 7, 1, 9]);
  const sorted = sortedRanks(Uint32Array.from([0, 1, 3, 4, 5, 8]), ranks);
  expect([...sorted]).toEqual([1, 7, 7, 9]);
  expect([1, 7, 9, 0].map((rank) => rankBefore(sorted, rank))).toEqual([1, 2, 4, 0]);
  const many = sortedRanks(new Uint32Array(20_001), ranks);
  expect(rankBefore(many, 7)).toBe(0);
});
