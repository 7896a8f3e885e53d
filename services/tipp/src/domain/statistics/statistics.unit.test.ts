import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { emptyChoices, writeChoice } from '../columns/choice-column.ts';
import { emptyColumn, writeTipp } from '../columns/column.ts';
import type { Scored } from '../evaluation/score-column.ts';
import { category, score } from '../tipps/scoring.ts';
import { em2024 } from '../tournament/test-tournaments.ts';
import { matchDays } from '../matches/match-days.ts';
import { countCells, countChoices, filledCells } from './cell-counts.ts';
import { hitCounts, tippCounts, turnout } from './match-statistic.ts';
import { countHistory, placesOf } from './rank-history.ts';
import { countWanted, selectPlayers } from './select-players.ts';
import { runSteps } from '../run-steps.ts';

const PLAYERS = 25;
const { scoring } = em2024;

const goal = fc.integer({ min: 0, max: 3 });
const tipp = fc.record({
  goals1: fc.option(goal),
  goals2: fc.option(goal),
  isJoker: fc.boolean(),
  isRandom: fc.boolean(),
  isPresent: fc.constant(true),
});
type Tipp = {
  goals1: number | null;
  goals2: number | null;
  isJoker: boolean;
  isRandom: boolean;
  isPresent: boolean;
};
/** By player; undefined for an absent player. */
const slips = fc.array(fc.option(tipp, { nil: undefined }), { maxLength: PLAYERS });
const result = fc.record({ goals1: goal, goals2: goal });
const filter = fc.record({ onlyJoker: fc.boolean(), onlyRandom: fc.boolean() });

function toColumn(given: (Tipp | undefined)[]) {
  const column = emptyColumn(given.length);
  given.forEach((one, player) => one && writeTipp(column, player, one));
  return column;
}

test('the counts of a match equal a plain count', () => {
  fc.assert(
    fc.property(slips, filter, result, (given, { onlyJoker, onlyRandom }, played) => {
      const counts = filledCells(runSteps(countCells(toColumn(given))));
      const there = given.filter((one) => one !== undefined);
      const valid = there.filter((one) => one.goals1 !== null && one.goals2 !== null);
      const counted = valid.filter((one) => (one.isJoker || !onlyJoker) && (one.isRandom || !onlyRandom));

      expect(turnout(counts)).toEqual({
        players: there.length,
        tipps: valid.length,
        jokers: valid.filter(({ isJoker }) => isJoker).length,
        randoms: valid.filter(({ isRandom }) => isRandom).length,
      });
      const found = tippCounts(counts, { onlyJoker, onlyRandom });
      const texts = counted.map(({ goals1, goals2 }) => `${goals1}:${goals2}`);
      expect(Object.fromEntries(found.map((each) => [`${each.goals1}:${each.goals2}`, each.count]))).toEqual(
        Object.fromEntries(
          [...new Set(texts)].map((text) => [text, texts.filter((each) => each === text).length]),
        ),
      );
      expect(found.map(({ count }) => count)).toEqual(found.map(({ count }) => count).sort((a, b) => b - a));
      const hits = hitCounts(counts, { onlyJoker, onlyRandom }, played);
      for (const kind of ['exact', 'difference', 'trend', 'wrong'] as const)
        expect(hits[kind]).toBe(counted.filter((one) => category(one, played) === kind).length);
    }),
  );
});

test('selects exactly the wanted players, in the order of the list', () => {
  const cells = fc.uint8Array({ maxLength: PLAYERS, max: 5 });
  const order = fc.shuffledSubarray(Array.from({ length: PLAYERS }, (_none, player) => player));
  fc.assert(
    fc.property(cells, order, fc.uniqueArray(fc.integer({ min: 1, max: 5 })), (column, list, asked) => {
      const wanted = new Uint8Array(256);
      for (const cell of asked) wanted[cell] = 1;
      const most = countWanted(runSteps(countChoices(column)), wanted);
      const found = runSteps(selectPlayers(Uint32Array.from(list), column, wanted, most));
      expect([...found]).toEqual(list.filter((player) => asked.includes(column[player] ?? 0)));
    }),
  );
});

const day = fc.record({
  matches: fc.array(fc.record({ slips, result, isPatriot: fc.boolean() }), { minLength: 1, maxLength: 3 }),
  choices: fc.array(
    fc.record({
      chosen: fc.array(fc.option(fc.nat(3)), { maxLength: PLAYERS }),
      right: fc.nat(3),
      points: fc.nat(12),
    }),
    { maxLength: 2 },
  ),
});
const inactive = fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: PLAYERS });

test('the places after each match day equal a plain count over all players', () => {
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 4 }), inactive, (days, gone) => {
      const scored = days.map(({ matches, choices }): Scored[] => [
        ...matches.map((match) => ({
          column: toColumn(match.slips),
          scoring: { scoring, isPatriot: match.isPatriot, result: match.result },
        })),
        ...choices.map(({ chosen, right, points }) => {
          const column = emptyChoices(chosen.length);
          chosen.forEach((choice, player) => writeChoice(column, player, choice));
          return { choices: column, right: [right], points };
        }),
      ]);
      const history = runSteps(countHistory(scored, Uint8Array.from(gone)));
      const active = gone.flatMap((isGone, player) => (isGone ? [] : [player]));
      const sum = (player: number, until: number) => {
        const own = { points: 0, tipped: 0 };
        for (const { matches, choices } of days.slice(0, until + 1)) {
          for (const match of matches) {
            const given = match.slips[player];
            if (!given || given.goals1 === null || given.goals2 === null) continue;
            own.tipped++;
            own.points += score(given, match.result, { scoring, isPatriot: match.isPatriot }).points;
          }
          for (const { chosen, right, points } of choices) if (chosen[player] === right) own.points += points;
        }
        return own;
      };
      for (const player of active) {
        const places = placesOf(history, player);
        days.forEach((_day, index) => {
          const all = active.map((other) => sum(other, index)).filter(({ tipped }) => tipped);
          const own = sum(player, index);
          expect(places[index]?.points).toBe(own.points);
          expect(history.ranked[index]).toBe(all.length);
          expect(places[index]?.ranking).toBe(
            own.tipped ? 1 + all.filter(({ points }) => points > own.points).length : 0,
          );
        });
      }
    }),
  );
});

test('match days follow the German calendar', () => {
  const days = matchDays(em2024);
  expect(days[0]).toEqual({ number: 1, date: '2024-06-14T19:00:00Z', matchIds: [1] });
  expect(days[1]?.matchIds).toEqual([2, 3, 4]);
  expect(days.flatMap(({ matchIds }) => matchIds)).toHaveLength(51);
  expect(days.at(-1)).toMatchObject({ number: days.length, matchIds: [51] });
});
