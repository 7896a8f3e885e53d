import { MatchBox } from './match-box.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';

interface LastResultsProps {
  overview: MatchOverviewState;
}

export const LastResults = ({ overview }: LastResultsProps) => (
  <MatchBox
    title={texts.last}
    matches={overview.data?.lastMatches}
    empty={texts.noLast}
    overview={overview}
  />
);
