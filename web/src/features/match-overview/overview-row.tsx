import type { ReactElement } from 'react';
import { CardRow } from '../../components/card-row.tsx';
import { LastResults } from './last-results.tsx';
import { NextMatches } from './next-matches.tsx';
import { RunningMatches } from './running-matches.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';

interface OverviewRowProps {
  overview: MatchOverviewState;
  /** Further cards at its end. */
  children: (ReactElement | false)[];
}

/** For narrow screens: next matches and last results in one row, what is being played first. */
export const OverviewRow = ({ overview, children }: OverviewRowProps) => {
  const isLive = overview.running.length > 0;
  // Both boxes keep their places while they load, so that nothing jumps when a match turns out to be running.
  const isKnown = overview.next !== undefined || overview.failure !== null;
  const next = <NextMatches overview={overview} hasTitle={isKnown} />;
  const last = <LastResults overview={overview} hasTitle={isKnown} />;
  return (
    <CardRow label={texts.overview}>
      {isLive ? <RunningMatches overview={overview} /> : next}
      {isLive ? next : last}
      {isLive && last}
      {children}
    </CardRow>
  );
};
