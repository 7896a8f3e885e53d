import type { ReactNode } from 'react';
import { CardRow } from '../../components/card-row.tsx';
import { NextMatches } from './next-matches.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';
import { MatchBox } from './match-box.tsx';

interface MyMatchDayProps {
  overview: MatchOverviewState;
  /** Links to the missing tipps. */
  missing: ReactNode;
  /** Further cards at the row's end on narrow screens. */
  children?: ReactNode;
}

/** At the top of the start page for players: next matches with their tipps, and last results with their points. */
export const MyMatchDay = ({ overview, missing, children }: MyMatchDayProps) => {
  const next = <NextMatches overview={overview} />;
  const last = <LastResults overview={overview} />;
  return (
    <section aria-label={texts.matchDay}>
      <h2 className="mb-2 text-lg font-bold">{texts.matchDay}</h2>
      {children ? (
        <CardRow label={texts.overview}>
          {next}
          {last}
          {children}
        </CardRow>
      ) : (
        <div className="grid grid-cols-2 gap-4 only:*:col-span-full">
          {next}
          {last}
        </div>
      )}
      {missing}
    </section>
  );
};

/** The overview has at most this many locked matches. If all of them run, it may lack results. */
const KNOWN = 3;

const LastResults = ({ overview }: { overview: MatchOverviewState }) =>
  overview.running.length < KNOWN && (
    <MatchBox title={texts.last} matches={overview.last} empty={texts.noLast} overview={overview} />
  );
