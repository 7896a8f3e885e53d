import { LastResults } from './last-results.tsx';
import { NextMatches } from './next-matches.tsx';
import { useMatchOverview } from './use-match-overview.ts';

/** Next matches and last results side by side or below each other, as the place around them has it. */
export const MatchOverview = () => {
  const overview = useMatchOverview();
  return (
    <>
      <NextMatches overview={overview} />
      <LastResults overview={overview} />
    </>
  );
};
