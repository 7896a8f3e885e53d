import type { Match } from '../tournament/tournament.ts';

/** What is shown of a running match in place of its minute. */
export type MatchPhase = 'NONE' | 'HALF_TIME' | 'EXTRA_TIME' | 'SHOOT_OUT';

type Stated = { isRunning: boolean; phase: MatchPhase };

/** Why a match cannot be in this phase; null if it can. */
export function refusalOfPhase(
  { stage }: Pick<Match, 'stage'>,
  { isRunning, phase }: Stated,
): 'notRunning' | 'inGroup' | null {
  if (phase === 'NONE') return null;
  if (!isRunning) return 'notRunning';
  return stage === 'group' && phase !== 'HALF_TIME' ? 'inGroup' : null;
}

/** A phase ends with its match. */
export const phaseOf = ({ isRunning, phase }: Stated): MatchPhase => (isRunning ? phase : 'NONE');
