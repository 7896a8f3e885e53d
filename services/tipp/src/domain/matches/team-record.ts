import type { PlayedMatch } from './facts.ts';

export type TeamRecord = {
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
export function teamRecords(codes: string[], played: PlayedMatch[]): Map<string, TeamRecord> {
  const records = new Map(codes.map((code) => [code, emptyRecord(code)]));
  for (const { home, away, result } of played) {
    const first = records.get(home);
    const second = records.get(away);
    if (!first || !second) continue;
    addMatch(first, result.goals1, result.goals2);
    addMatch(second, result.goals2, result.goals1);
  }
  return records;
}

export function goalDifference(row: TeamRecord): number {
  return row.goalsPlus - row.goalsMinus;
}

function emptyRecord(code: string): TeamRecord {
  return { code, games: 0, won: 0, draw: 0, lost: 0, goalsPlus: 0, goalsMinus: 0, points: 0 };
}

function addMatch(row: TeamRecord, plus: number, minus: number): void {
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
