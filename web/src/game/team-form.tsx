import { teamResultsOf } from '../lib/game/team-results.ts';
import { TeamResultMarks } from './team-result-marks.tsx';
import { useTeamMatches } from './use-team-matches.ts';

/** The results of a team's played matches; reserves its room before the first. */
export const TeamForm = ({ teamKZ }: { teamKZ: string }) => {
  const played = useTeamMatches(!teamKZ).filter(({ isPlayed }) => isPlayed);
  const results = teamResultsOf(teamKZ, played);
  return <span className="min-h-5">{results.length > 0 && <TeamResultMarks results={results} />}</span>;
};
