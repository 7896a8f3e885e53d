import type { ReactNode } from 'react';
import { CardRow } from '../../components/card-row.tsx';
import { NextMatches } from './next-matches.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';
import { MatchBox } from './match-box.tsx';

interface MyMatchDayProps {
  overview: MatchOverviewState;
  /** What the player may still do. */
  missing: ReactNode;
  /** On narrow screens: further cards at the row's end. */
  children?: ReactNode;
}

/** For players, above all else: what comes next with the own tipps, and what the last ones brought. */
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

/** More than these the overview does not tell of: then there may be results that it does not know. */
const KNOWN = 3;

const LastResults = ({ overview }: { overview: MatchOverviewState }) =>
  overview.running.length < KNOWN && (
    <MatchBox title={texts.last} matches={overview.last} empty={texts.noLast} overview={overview} />
  );
