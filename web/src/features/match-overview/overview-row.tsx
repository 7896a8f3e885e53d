import type { ReactNode } from 'react';
import { CardRow } from '../../components/card-row.tsx';
import { MatchBox } from './match-box.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';

interface OverviewRowProps {
  overview: MatchOverviewState;
  /** Further cards at its end. */
  children: ReactNode;
}

/** For narrow screens: next matches and last results in one row, what is being played first. */
export const OverviewRow = ({ overview, children }: OverviewRowProps) => {
  const { data, failure, isLive } = overview;
  const next = { title: texts.next, matches: data?.nextMatches, empty: texts.noNext };
  const last = { title: texts.last, matches: data?.lastMatches, empty: texts.noLast };
  const [first, second] = isLive ? [last, next] : [next, last];
  // Both boxes keep their places while they load, so that nothing jumps when a match turns out to be running.
  const isKnown = data !== undefined || failure !== null;
  return (
    <CardRow label={texts.overview}>
      <MatchBox {...first} title={isKnown ? first.title : undefined} overview={overview} />
      <MatchBox {...second} title={isKnown ? second.title : undefined} overview={overview} />
      {children}
    </CardRow>
  );
};
