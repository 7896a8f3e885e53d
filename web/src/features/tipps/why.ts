import { explainPoints } from '../../lib/game/explain-points.ts';
import { texts } from './texts.ts';
import type { TippData } from './use-tipp.ts';

/** Explains the points of a tipp, or why there are none. */
export const why = ({ match, points, pointsInternal, ...tipp }: TippData): string => {
  const { goalsTeam1, goalsTeam2 } = match;
  if (!tipp.isValid) return texts.notTipped;
  if (goalsTeam1 === null || goalsTeam2 === null || points === null || pointsInternal === null)
    return texts.noResult;
  const explained = explainPoints({ ...tipp, points, pointsInternal }, { goalsTeam1, goalsTeam2 });
  return match.isPlayed ? explained : `${texts.provisional} · ${explained}`;
};
