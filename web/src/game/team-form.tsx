import { usePolled } from '../apollo/use-polled.ts';
import { teamResultsOf } from '../lib/game/team-results.ts';
import { TeamMatchesDocument } from './team-matches.generated.ts';
import { TeamResultMarks } from './team-result-marks.tsx';

/** The results of a team's played matches; reserves its room before the first. */
export const TeamForm = ({ teamKZ }: { teamKZ: string }) => {
  const { data } = usePolled(TeamMatchesDocument, { skip: !teamKZ, live: ['matches'] });
  const played = (data?.matches ?? [])
    .filter(({ isPlayed }) => isPlayed)
    .sort((a, b) => a.date.localeCompare(b.date));
  const results = teamResultsOf(teamKZ, played);
  return <span className="min-h-5">{results.length > 0 && <TeamResultMarks results={results} />}</span>;
};
