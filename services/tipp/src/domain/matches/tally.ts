import type { PlayedMatch } from './facts.ts';

/** What a team has gathered in a set of matches. */
export type Tally = {
  code: string;
  games: number;
  won: number;
  draw: number;
  lost: number;
  goalsPlus: number;
  goalsMinus: number;
  points: number;
};

const winPoints = 3;
const drawPoints = 1;

/** Adds up the matches between teams of the list; matches against others do not count. */
export function tally(codes: string[], played: PlayedMatch[]): Map<string, Tally> {
  const tallies = new Map(codes.map((code) => [code, emptyTally(code)]));
  for (const { home, away, result } of played) {
    const first = tallies.get(home);
    const second = tallies.get(away);
    if (!first || !second) continue;
    addMatch(first, result.goals1, result.goals2);
    addMatch(second, result.goals2, result.goals1);
  }
  return tallies;
}

export function goalDifference(row: Tally): number {
  return row.goalsPlus - row.goalsMinus;
}

function emptyTally(code: string): Tally {
  return { code, games: 0, won: 0, draw: 0, lost: 0, goalsPlus: 0, goalsMinus: 0, points: 0 };
}

function addMatch(row: Tally, plus: number, minus: number): void {
  row.games += 1;
  row.goalsPlus += plus;
  row.goalsMinus += minus;
  if (plus > minus) {
    row.won += 1;
    row.points += winPoints;
  } else if (plus === minus) {
    row.draw += 1;
    row.points += drawPoints;
  } else {
    row.lost += 1;
  }
}
