import type { ReactNode } from 'react';
import { MatchBox } from './match-box.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';

interface NextMatchesProps {
  overview: MatchOverviewState;
  /** Below the matches: what the player may still do. */
  children?: ReactNode;
}

export const NextMatches = ({ overview, children }: NextMatchesProps) => (
  <MatchBox title={texts.next} matches={overview.data?.nextMatches} empty={texts.noNext} overview={overview}>
    {children}
  </MatchBox>
);
