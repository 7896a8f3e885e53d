import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { Card } from '../../components/card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { cx } from '../../lib/class-names.ts';
import { getSession } from '../../lib/session/session.ts';
import { scoreOf } from '../../lib/game/score.ts';
import { OverviewMatchFragmentDoc, type OverviewMatchFragment } from './match-overview.generated.ts';
import { TippTile } from './tipp-tile.tsx';
import type { MatchOverviewState } from './use-match-overview.ts';
import { useMasked } from '../../apollo/use-masked.ts';
import { KickOff } from '../../game/kick-off.tsx';
import { MiniMatch } from '../../game/mini-match.tsx';
import { texts as shared } from '../../game/texts.ts';

interface MatchBoxProps {
  title: string;
  badge?: ReactNode;
  /** undefined while loading. */
  matches: readonly ({ id: number } & FragmentType<OverviewMatchFragment>)[] | undefined;
  /** The text without matches. */
  empty: string;
  overview: Pick<MatchOverviewState, 'running' | 'failure' | 'refetch'>;
}

const MATCHES = 3;

const MatchSkeleton = () => (
  <span className="flex h-10 items-center justify-between">
    <Skeleton className="h-5 w-16" />
    <Skeleton className="h-6 w-16" />
    <Skeleton className="h-5 w-16" />
  </span>
);

/** Visitors see one line per match. Players see cards side by side with their tipps. */
const looks = {
  visitor: { room: 'min-h-30', list: '' },
  player: { room: 'min-h-28', list: 'grid grid-cols-3 gap-2' },
};

/** Keeps the height of three matches to avoid a layout shift. During matches it may have fewer. */
export const MatchBox = ({ title, badge, matches, empty, overview }: MatchBoxProps) => {
  const isPlayer = getSession().user !== null;
  const { room, list } = looks[isPlayer ? 'player' : 'visitor'];
  const Heading = isPlayer ? 'h3' : 'h2';
  return (
    <Card as="section" aria-label={title}>
      <Heading className="mb-2 flex flex-wrap items-center gap-x-3 text-base font-bold">
        {title} {badge}
      </Heading>
      <div className={cx((isPlayer || !overview.running[0]) && room)}>
        <div className={list}>
          {matches?.map((match) => (
            <ItemBoundary key={match.id}>
              {isPlayer ? <TippTile match={match} /> : <OverviewMatch match={match} />}
            </ItemBoundary>
          ))}
        </div>
        {matches?.length === 0 && (
          <p className={cx('grid place-items-center text-center text-sm text-ink-2', room)}>{empty}</p>
        )}
        <QueryView
          value={matches}
          query={overview}
          small
          skeleton={
            <Loading className={list}>
              {Array.from({ length: MATCHES }, (_, index) =>
                isPlayer ? (
                  <Skeleton key={index} className="h-24 rounded-md" />
                ) : (
                  <MatchSkeleton key={index} />
                ),
              )}
            </Loading>
          }
        />
      </div>
    </Card>
  );
};

/** One line with the score, in red during the match, or with the kick-off before the lock. */
const OverviewMatch = ({ match }: { match: FragmentType<OverviewMatchFragment> }) => {
  const data = useMasked(OverviewMatchFragmentDoc, match);
  if (!data) return null;
  const { date, isLocked, isRunning, team1, team2 } = data;
  return (
    <MiniMatch team1={team1} team2={team2} score={scoreOf(data)} live={isRunning} inPlay={data}>
      {isLocked ? shared.noScore : <KickOff date={date} />}
    </MiniMatch>
  );
};
