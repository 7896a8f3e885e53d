import { expect } from '@jest/globals';
import { resultOf } from '../reference/entries.ts';
import { marksOf } from '../reference/plan.ts';
import { pointsOf } from '../reference/points.ts';
import { reached, teamsOf } from '../reference/rounds.ts';
import { ask } from './ask.ts';
import type { Known } from './compare.ts';
import type { Fan } from './fans.ts';

const PAGE = `query ($page: Int) {
  tipps(pageNumber: $page) { tipps { match { id } goalsTeam1 goalsTeam2 isJoker points } }
}`;
const WINNERS = '{ winnerTipps { mark team { teamKZ } decidedTeam { teamKZ } points } }';

type Shown = {
  match: { id: number };
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  isJoker: boolean;
  points: number | null;
};

/** Compares a player's tipps with the player's own pages, each with its points. */
export async function compareTipps({ visitor, player }: Fan, { league, sheet }: Known): Promise<void> {
  const { plan } = league;
  const shown: Shown[] = [];
  for (const [index] of plan.pages.entries()) {
    const { tipps } = await ask<{ tipps: { tipps: Shown[] } }>(visitor, PAGE, { page: index + 1 });
    shown.push(...tipps.tipps);
  }
  const teams = teamsOf(plan, sheet);
  const expected = plan.matches.map(({ id }): Shown => {
    const tipp = player.tipps[id];
    const goals = resultOf(sheet, id);
    const isPatriot = teams[id]?.includes(plan.patriotTeam) ?? false;
    return {
      match: { id },
      goalsTeam1: tipp?.goals1 ?? null,
      goalsTeam2: tipp?.goals2 ?? null,
      isJoker: tipp?.isJoker ?? false,
      points: goals && pointsOf(plan, tipp, goals, isPatriot),
    };
  });
  expect(shown.sort((one, other) => one.match.id - other.match.id)).toEqual(expected);

  const right = reached(plan, sheet);
  const { winnerTipps } = await ask<{ winnerTipps: unknown[] }>(visitor, WINNERS);
  expect(winnerTipps).toEqual(
    marksOf(plan).map((mark) => {
      const [chosen, decided] = [player.winners[mark], right[mark]];
      const worth = plan.scoring.winner[mark] ?? plan.scoring.winner[mark[0] as string];
      return {
        mark,
        team: chosen ? { teamKZ: chosen } : null,
        decidedTeam: decided ? { teamKZ: decided } : null,
        points: decided ? (chosen === decided ? worth : 0) : null,
      };
    }),
  );
}
