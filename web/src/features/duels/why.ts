import { explainPoints } from '../../lib/game/explain-points.ts';
import type { UserDuelFragment } from './user-duels.generated.ts';

type Tipp = NonNullable<UserDuelFragment['tipp1']>;
type Score = Pick<UserDuelFragment['match'], 'goalsTeam1' | 'goalsTeam2'>;

/** Explains the points of a duel's tipp: 'Tordifferenz 3'; null without a score or a complete tipp. */
export const why = (tipp: Omit<Tipp, 'id'> | null, { goalsTeam1, goalsTeam2 }: Score): string | null => {
  if (!tipp || tipp.goalsTeam1 === null || tipp.goalsTeam2 === null) return null;
  const { points, pointsInternal } = tipp;
  if (goalsTeam1 === null || goalsTeam2 === null || points === null || pointsInternal === null) return null;
  return explainPoints({ ...tipp, points, pointsInternal }, { goalsTeam1, goalsTeam2 });
};
