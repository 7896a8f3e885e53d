import { explainPoints } from './explain-points.ts';

interface MaybeScored {
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  factor: number;
  points: number | null;
  pointsInternal: number | null;
}

type Score = Pick<MaybeScored, 'goalsTeam1' | 'goalsTeam2'>;

/** Explains the points of a tipp: 'Tordifferenz 3'; null without a score or a complete tipp. */
export const explainTipp = (tipp: MaybeScored | null, { goalsTeam1, goalsTeam2 }: Score): string | null => {
  if (!tipp || tipp.goalsTeam1 === null || tipp.goalsTeam2 === null) return null;
  const { points, pointsInternal } = tipp;
  if (goalsTeam1 === null || goalsTeam2 === null || points === null || pointsInternal === null) return null;
  return explainPoints({ ...tipp, points, pointsInternal }, { goalsTeam1, goalsTeam2 });
};
