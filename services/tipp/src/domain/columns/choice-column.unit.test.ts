import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { choiceAt, emptyChoices, MAX_CHOICES, writeChoice } from './choice-column.ts';
import { scoreAll } from '../evaluation/score-column.ts';
import { runSteps } from '../run-steps.ts';

const choice = fc.option(fc.integer({ min: 0, max: MAX_CHOICES - 1 }));

test('a column of choices returns every choice, each for its own player', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(29), { maxLength: 20 }),
      fc.infiniteStream(choice),
      (players, choices) => {
        const column = emptyChoices(30);
        const given = new Map(players.map((player) => [player, choices.next().value as number | null]));
        for (const [player, chosen] of given) writeChoice(column, player, chosen);
        for (let player = -1; player < 31; player += 1) {
          expect(choiceAt(column, player)).toBe(given.get(player) ?? null);
          expect((column[player] ?? 0) > 0).toBe(given.has(player));
        }
      },
    ),
  );
});

test.each([
  [30, 0],
  [-1, 0],
  [0.5, 0],
  [0, MAX_CHOICES],
  [0, -1],
  [0, 1.5],
])('rejects player %d with choice %d', (player, chosen) => {
  expect(() => writeChoice(emptyChoices(30), player, chosen)).toThrow(RangeError);
});

test('a right choice earns the points, any other choice nothing, and neither counts as a tipp', () => {
  const column = emptyChoices(5);
  for (const [player, chosen] of [3, null, 0, 7].entries()) writeChoice(column, player, chosen);
  const totals = runSteps(scoreAll(6, [{ choices: column, right: [0, 7], points: 4 }]));
  expect([...totals.points]).toEqual([0, 0, 4, 4, 0, 0]);
  expect([...totals.tipped, ...totals.exact]).toEqual(new Array(12).fill(0));
});
