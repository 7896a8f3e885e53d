import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { Card } from '../../components/card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { cx } from '../../lib/class-names.ts';
import { getSession } from '../../lib/session/session.ts';
import type { OverviewMatchFragment } from './match-overview.generated.ts';
import { OverviewMatch } from './overview-match.tsx';
import type { MatchOverviewState } from './use-match-overview.ts';

interface MatchBoxProps {
  /** undefined while it depends on what is loading. */
  title: string | undefined;
  /** Behind the title. */
  badge?: ReactNode;
  /** undefined while loading. */
  matches: readonly ({ id: number } & FragmentType<OverviewMatchFragment>)[] | undefined;
  /** Said when there is none. */
  empty: string;
  overview: Pick<MatchOverviewState, 'running' | 'failure' | 'refetch'>;
  /** Below the matches. */
  children?: ReactNode;
}

const ROWS = 3;

interface MatchSkeletonProps {
  /** With the room of the tipp below it. */
  withTipp?: boolean;
}

export const MatchSkeleton = ({ withTipp }: MatchSkeletonProps) => (
  <span className={cx('flex items-center justify-between', withTipp ? 'h-15' : 'h-10')}>
    <Skeleton className="h-5 w-16" />
    <Skeleton className="h-6 w-16" />
    <Skeleton className="h-5 w-16" />
  </span>
);

/** Keeps the height of three matches, so that nothing jumps; while some are being played fewer may be left for it. */
export const MatchBox = ({ title, badge, matches, empty, overview, children }: MatchBoxProps) => {
  const withTipp = getSession().user !== null;
  const room = withTipp ? 'min-h-45' : 'min-h-30';
  return (
    <Card as="section" aria-label={title}>
      {title ? (
        <h2 className="mb-2 flex flex-wrap items-center gap-x-3 text-base font-bold">
          {title} {badge}
        </h2>
      ) : (
        <Skeleton className="mb-3 h-5 w-36" />
      )}
      <div className={overview.running[0] ? '' : room}>
        {matches?.map((match) => (
          <ItemBoundary key={match.id}>
            <OverviewMatch match={match} withTipp={withTipp} />
          </ItemBoundary>
        ))}
        {matches?.length === 0 && (
          <p className={cx('grid place-items-center text-center text-sm text-ink-2', room)}>{empty}</p>
        )}
        <QueryView
          value={matches}
          query={overview}
          small
          skeleton={
            <Loading>
              {Array.from({ length: ROWS }, (_, row) => (
                <MatchSkeleton key={row} withTipp={withTipp} />
              ))}
            </Loading>
          }
        />
      </div>
      {children}
    </Card>
  );
};
