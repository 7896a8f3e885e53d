import { usePolled } from '../apollo/use-polled.ts';
import { TeamMatchesDocument, type TeamMatchesQuery } from './team-matches.generated.ts';

/** One answer has the matches of all teams, so that the next team needs none. */
const FRESH_MS = 60_000;

/** All matches in the order of their kick-off; empty while loading. */
export const useTeamMatches = (skip = false): TeamMatchesQuery['matches'] => {
  const { data } = usePolled(TeamMatchesDocument, { skip, live: ['matches'], fresh: FRESH_MS });
  return (data?.matches ?? []).toSorted((a, b) => a.date.localeCompare(b.date));
};
