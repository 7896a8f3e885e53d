import type { ReactNode } from 'react';
import { MatchBox } from './match-box.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';

interface NextMatchesProps {
  overview: MatchOverviewState;
  /** Not before it is known what stands where. */
  hasTitle?: boolean;
  /** Below the matches: what the player may still do. */
  children?: ReactNode;
}

export const NextMatches = ({ overview, hasTitle = true, children }: NextMatchesProps) => (
  <MatchBox
    title={hasTitle ? texts.next : undefined}
    matches={overview.next}
    empty={texts.noNext}
    overview={overview}
  >
    {children}
  </MatchBox>
);
