import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { createPlayers } from './players.ts';

const NOBODY = { firstname: '', lastname: '', city: '', pictureStamp: '', isLocked: false };
const id = fc.integer({ min: 1, max: 40 });
const change = fc.oneof(
  fc.record({ _id: id, version: fc.integer({ min: 1, max: 3 }), isGone: fc.constant(false) }),
  // A deletion, and the same as it is told again.
  fc.record({ _id: id, version: fc.constantFrom(4, 1_000_000_000), isGone: fc.constant(true) }),
);

test('the flags of all numbers name those without a player, whatever came in which order', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const players = createPlayers();
      for (const each of changes) players.apply({ ...NOBODY, ...each });
      const gone = new Set(changes.filter(({ isGone }) => isGone).map(({ _id }) => _id));
      const there = new Set(changes.map(({ _id }) => _id).filter((each) => !gone.has(each)));
      const numbers = Array.from({ length: players.highest() }, (_none, index) => index + 1);
      expect(players.highest()).toBe(Math.max(0, ...changes.map(({ _id }) => _id)));
      expect([...players.inactive()]).toEqual(numbers.map((each) => Number(!there.has(each))));
      for (const each of [0, ...numbers, numbers.length + 1]) expect(players.has(each)).toBe(there.has(each));
      expect([players.count(), players.goneCount()]).toEqual([there.size, gone.size]);
    }),
  );
});

test('a player is read as last applied, however often others were read meanwhile', () => {
  const players = createPlayers();
  const named = (_id: number, version: number, firstname: string) =>
    players.apply({ ...NOBODY, _id, version, firstname });
  for (const number of [1, 1_025, 2_049]) named(number, 1, `Ada ${number}`);
  const read = () => [1, 1_025, 1, 2_049].map((number) => players.get(number)?.firstname);
  expect(read()).toEqual(['Ada 1', 'Ada 1025', 'Ada 1', 'Ada 2049']);
  named(2_049, 2, 'Grace');
  named(1_025, 2, 'Joan');
  expect(read()).toEqual(['Ada 1', 'Joan', 'Ada 1', 'Grace']);
  players.apply({ ...NOBODY, _id: 2_049, version: 3, isGone: true });
  expect(players.get(2_049)).toMatchObject({ firstname: 'Mitspieler', isGone: true });
});
