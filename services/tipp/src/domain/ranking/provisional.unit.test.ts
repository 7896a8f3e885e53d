import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { emptyColumn, writeTipp } from '../columns/column.ts';
import { toPass } from '../evaluation/passes.ts';
import { scoreAll, type ScoredMatch } from '../evaluation/score-column.ts';
import { em2024 } from '../tournament/test-tournaments.ts';
import { countAmong, countProvisional, orderProvisional, provisionalPlaceOf } from './provisional.ts';
import { rank } from './ranking.ts';
import { runSteps } from '../run-steps.ts';

const goal = fc.integer({ min: 0, max: 3 });
const tipp = fc.record({ goals1: fc.option(goal), goals2: fc.option(goal), isJoker: fc.boolean() });
type Tipp = { goals1: number | null; goals2: number | null; isJoker: boolean };
const result = fc.record({ goals1: goal, goals2: goal });
/** A match with the tipps of players from 0 on, its current score, and the one before. */
const match = fc.record({ tipps: fc.array(fc.option(tipp), { maxLength: 20 }), result, before: result });

function scored(tipps: (Tipp | null)[], result: ScoredMatch['scoring']['result']): ScoredMatch {
  const column = emptyColumn(tipps.length);
  tipps.forEach(
    (one, player) => one && writeTipp(column, player, { ...one, isRandom: false, isPresent: true }),
  );
  return { column, scoring: { scoring: em2024.scoring, isPatriot: false, result } };
}

test('everybody’s provisional place equals counting and ranking from scratch', () => {
  fc.assert(
    fc.property(
      fc.array(match, { maxLength: 4 }),
      fc.array(match, { maxLength: 2 }),
      fc.array(match, { maxLength: 2 }),
      fc.uniqueArray(fc.nat(24)),
      (kept, corrected, running, missing) => {
        const players = 25;
        const inactive = new Uint8Array(players);
        for (const player of missing) inactive[player] = 1;
        const now = ({ tipps, result: score }: (typeof kept)[number]) => scored(tipps, score);
        const minus = corrected.map(({ tipps, before }) => scored(tipps, before));
        const plus = [...corrected, ...running].map(now);
        // The last evaluation's snapshot only covers the players of that time.
        const base = runSteps(scoreAll(20, [...kept.map(now), ...minus]));

        const changes = { minus: minus.map(toPass), plus: plus.map(toPass) };
        const provisional = runSteps(countProvisional(base, changes, inactive));
        const anew = runSteps(scoreAll(players, [...kept.map(now), ...plus]));
        const { ranks, order } = rank({ ...anew, inactive });
        expect(runSteps(orderProvisional(provisional, inactive))).toEqual(order);
        const some = order.filter((player) => player % 2 === 0);
        const ahead = runSteps(countAmong(some, provisional));
        for (let player = 0; player < players; player++) {
          if (inactive[player]) continue;
          expect(provisionalPlaceOf(provisional, player)).toEqual({
            ranking: ranks[player],
            points: anew.points[player],
          });
          const better = some.filter(
            (other) => ranks[other] && (ranks[other] as number) < (ranks[player] as number),
          );
          expect(provisionalPlaceOf(provisional, player, ahead).ranking).toBe(
            ranks[player] && better.length + 1,
          );
        }
      },
    ),
  );
});

test('a player who registers after the count has no place', () => {
  const provisional = runSteps(
    countProvisional(runSteps(scoreAll(0, [])), { minus: [], plus: [] }, new Uint8Array(0)),
  );
  expect(provisionalPlaceOf(provisional, 3)).toEqual({ ranking: 0, points: 0 });
});
