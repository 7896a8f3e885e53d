interface Count {
  goalsTeam1: number;
  goalsTeam2: number;
  value: number;
}

/** Goals from here on share a row or column: '5+'. */
export const MANY_GOALS = 5;

export interface HeatCell {
  goals1: number;
  goals2: number;
  value: number;
  /** 0 (nobody) to 5 (the most): steps of colour that look evenly spaced. */
  heat: number;
}

const STEPS = 5;
const place = (goals: number): number => Math.min(goals, MANY_GOALS);

/** Counts tipps as rows (goals of team 1) of cells (goals of team 2), from 0 to 5+. */
export const heatCells = (tipps: readonly Count[]): HeatCell[][] => {
  const sums = Array.from({ length: MANY_GOALS + 1 }, () => new Array<number>(MANY_GOALS + 1).fill(0));
  for (const { goalsTeam1, goalsTeam2, value } of tipps) {
    const row = sums[place(goalsTeam1)] as number[];
    row[place(goalsTeam2)] = (row[place(goalsTeam2)] ?? 0) + value;
  }
  const most = Math.max(...sums.flat(), 1);
  return sums.map((row, goals1) =>
    row.map((value, goals2) => ({ goals1, goals2, value, heat: Math.ceil(STEPS * Math.sqrt(value / most)) })),
  );
};

export const isIn = (
  cell: Pick<HeatCell, 'goals1' | 'goals2'>,
  tipp: { goalsTeam1: number | null; goalsTeam2: number | null } | null,
): boolean =>
  tipp !== null &&
  tipp.goalsTeam1 !== null &&
  tipp.goalsTeam2 !== null &&
  place(tipp.goalsTeam1) === cell.goals1 &&
  place(tipp.goalsTeam2) === cell.goals2;

/** 0 is a win of team 1, 1 a draw, 2 a win of team 2. */
export const trendOf = (goals1: number, goals2: number): 0 | 1 | 2 =>
  goals1 > goals2 ? 0 : goals1 === goals2 ? 1 : 2;

/** Counts wins of team 1, draws and wins of team 2. */
export const trends = (tipps: readonly Count[]): [number, number, number] => {
  const sums: [number, number, number] = [0, 0, 0];
  for (const { goalsTeam1, goalsTeam2, value } of tipps) sums[trendOf(goalsTeam1, goalsTeam2)] += value;
  return sums;
};
