import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { emptyChoices, writeChoice } from '../columns/choice-column.ts';
import { emptyColumn, writeTipp } from '../columns/column.ts';
import type { Scored } from '../evaluation/score-column.ts';
import { em2024 } from '../tournament/test-tournaments.ts';
import { countFirst, dayPlaceOf, rankDay } from './day-ranking.ts';
import { runSteps } from '../run-steps.ts';

const PLAYERS = 25;
const { scoring } = em2024;

const goal = fc.integer({ min: 0, max: 3 });
const tipp = fc.record({ goals1: fc.option(goal), goals2: fc.option(goal), isJoker: fc.boolean() });
type Tipp = { goals1: number | null; goals2: number | null; isJoker: boolean };
const result = fc.record({ goals1: goal, goals2: goal });
const match = fc.record({
  tipps: fc.array(fc.option(tipp), { maxLength: PLAYERS }),
  result,
  isPatriot: fc.boolean(),
});
const question = fc.record({
  chosen: fc.array(fc.option(fc.nat(3)), { maxLength: PLAYERS }),
  right: fc.nat(3),
  points: fc.integer({ min: 1, max: 12 }),
});
const day = fc.record({
  matches: fc.array(match, { maxLength: 3 }),
  choices: fc.array(question, { maxLength: 2 }),
});
type Day = typeof day extends fc.Arbitrary<infer One> ? One : never;

function toScored({ matches, choices }: Day): Scored[] {
  const tipped = matches.map(({ tipps, ...how }) => {
    const column = emptyColumn(tipps.length);
    tipps.forEach(
      (one, player) => one && writeTipp(column, player, { ...one, isRandom: false, isPresent: true }),
    );
    return { column, scoring: { scoring, ...how } };
  });
  const chosen = choices.map(({ chosen: all, right, points }) => {
    const column = emptyChoices(all.length);
    all.forEach((choice, player) => writeChoice(column, player, choice));
    return { choices: column, right: [right], points };
  });
  return [...tipped, ...chosen];
}

/** An independent implementation of the points by the rules of the game. */
function plainPoints(
  { goals1, goals2, isJoker }: Tipp,
  { result: played, isPatriot }: Day['matches'][number],
) {
  if (goals1 === null || goals2 === null) return null;
  const isExact = goals1 === played.goals1 && goals2 === played.goals2;
  const [own, real] = [goals1 - goals2, played.goals1 - played.goals2];
  const hit = isExact ? 5 : own === real ? 3 : Math.sign(own) === Math.sign(real) ? 2 : 0;
  return { isExact, points: hit * (isJoker ? 2 : 1) + (isPatriot && hit > 0 ? 1 : 0) };
}

function plainRanking({ matches, choices }: Day, active: number[]) {
  const sums = active.map((player) => {
    const own = { player, points: 0, exact: 0, hasPlace: false };
    for (const each of matches) {
      const given = each.tipps[player];
      const earned = given && plainPoints(given, each);
      if (!earned) continue;
      own.hasPlace = true;
      own.points += earned.points;
      own.exact += earned.isExact ? 1 : 0;
    }
    for (const { chosen, right, points } of choices)
      if (chosen[player] === right) {
        own.hasPlace = true;
        own.points += points;
      }
    return own;
  });
  return sums
    .filter(({ hasPlace }) => hasPlace)
    .sort((a, b) => b.points - a.points || b.exact - a.exact || a.player - b.player);
}

test('the ranking of a match day equals a plain count over its tipps', () => {
  fc.assert(
    fc.property(day, fc.array(fc.nat(1), { maxLength: PLAYERS }), (given, gone) => {
      const ranking = runSteps(rankDay(toScored(given), Uint8Array.from(gone)));
      const active = gone.flatMap((isGone, player) => (isGone ? [] : [player]));
      const plain = plainRanking(given, active);

      expect([...ranking.order]).toEqual(plain.map(({ player }) => player));
      for (const player of Array.from({ length: PLAYERS + 1 }, (_none, number) => number)) {
        const own = plain.find((each) => each.player === player);
        const better = plain.filter(({ points }) => own && points > own.points).length;
        expect(dayPlaceOf(ranking, player)).toEqual(
          own ? { ranking: 1 + better, points: own.points } : { ranking: 0, points: 0 },
        );
      }
      const first = plain.filter(({ points }) => points === plain[0]?.points).length;
      expect(countFirst(ranking, ranking.order)).toBe(first);
    }),
  );
});

test('a day without counted entries has no places', () => {
  const ranking = runSteps(rankDay([], new Uint8Array(5)));
  expect(ranking.order).toHaveLength(0);
  expect(dayPlaceOf(ranking, 0)).toEqual({ ranking: 0, points: 0 });
  expect(countFirst(ranking, ranking.order)).toBe(0);
});

test('many thousands of players are counted with pauses, across block borders', () => {
  const players = 10_000;
  const column = emptyColumn(players);
  for (let player = 0; player < players; player++)
    writeTipp(column, player, {
      goals1: player % 3,
      goals2: 0,
      isJoker: false,
      isRandom: false,
      isPresent: true,
    });
  const scored = { column, scoring: { scoring, isPatriot: false, result: { goals1: 2, goals2: 0 } } };
  const steps = rankDay([scored], new Uint8Array(players));
  let pauses = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (!done) {
      pauses += 1;
      continue;
    }
    expect(pauses).toBeGreaterThan(3);
    expect(countFirst(value, value.order)).toBe(3_333);
    expect([...value.order.subarray(0, 3)]).toEqual([2, 5, 8]);
    // 2:0 exact, 1:0 the trend, 0:0 wrong.
    expect([2, 4, 9].map((player) => dayPlaceOf(value, player))).toEqual([
      { ranking: 1, points: 5 },
      { ranking: 3_334, points: 2 },
      { ranking: 6_667, points: 0 },
    ]);
    break;
  }
});
