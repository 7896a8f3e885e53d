import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { choiceAt, emptyChoices, writeChoice } from '../columns/choice-column.ts';
import { addChoices, type ScoredChoices } from './add-choices.ts';
import { runSteps } from '../run-steps.ts';

const OPTIONS = 5;

/** A column for this many players, at any byte offset. Every seventh player is absent, some made no choice. */
const column = fc
  .record({
    players: fc.integer({ min: 0, max: 40 }),
    offset: fc.integer({ min: 0, max: 3 }),
    seed: fc.nat(),
  })
  .map(({ players, offset, seed }) => {
    const filled = emptyChoices(players);
    for (let player = 0; player < players; player += 1) {
      const draw = (seed + player * player * 31) % (OPTIONS + 2);
      if (player % 7) writeChoice(filled, player, draw < OPTIONS ? draw : null);
    }
    const choices = new Uint8Array(new ArrayBuffer(players + offset), offset);
    choices.set(filled);
    return choices;
  });
const scored: fc.Arbitrary<ScoredChoices> = fc.record({
  choices: column,
  right: fc.uniqueArray(fc.integer({ min: 0, max: OPTIONS - 1 }), { maxLength: 3 }),
  points: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 90, max: 400 })),
});

/** The same calculation, player by player. */
function plain(all: readonly ScoredChoices[], points: Int32Array, sign: number): Int32Array {
  return points.map((before, player) => {
    const earned = all.map(({ choices, right, points: worth }) => {
      const choice = choiceAt(choices, player);
      return choice !== null && right.includes(choice) ? worth : 0;
    });
    return before + sign * earned.reduce((sum, each) => sum + each, 0);
  });
}

test('right choices earn the points, for any combination of columns and points', () => {
  fc.assert(
    fc.property(
      fc.array(scored, { maxLength: 30 }),
      fc.constantFrom(1 as const, -1 as const),
      (all, sign) => {
        const points = Int32Array.from({ length: 44 }, (_none, player) => player * 1_000);
        const expected = plain(all, points, sign);
        runSteps(addChoices(all, points, sign));
        expect(points).toEqual(expected);
      },
    ),
  );
});

test('players at the borders of blocks are scored like all others', () => {
  const players = 16_384 * 2 + 5;
  const all = Array.from({ length: 9 }, (_none, index): ScoredChoices => {
    const choices = emptyChoices(players + index);
    for (let player = 0; player < choices.length; player += 1)
      writeChoice(choices, player, (player + index) % OPTIONS);
    return { choices, right: [index % OPTIONS], points: 4 };
  });
  const points = new Int32Array(players + 9);
  const expected = plain(all, points, 1);
  runSteps(addChoices(all, points, 1));
  expect(points).toEqual(expected);
});
