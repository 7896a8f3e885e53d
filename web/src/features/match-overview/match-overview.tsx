import { LastResults } from './last-results.tsx';
import { NextMatches } from './next-matches.tsx';
import { RunningMatches } from './running-matches.tsx';
import { useMatchOverview } from './use-match-overview.ts';

/** What is being played, next matches and last results beside or below each other, as the place around them has it. */
export const MatchOverview = () => {
  const overview = useMatchOverview();
  return (
    <>
      <RunningMatches overview={overview} />
      <NextMatches overview={overview} />
      <LastResults overview={overview} />
    </>
  );
};
