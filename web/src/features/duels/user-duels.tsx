import { Swords } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { PlayerPageChips } from '../../game/player-page-chips.tsx';
import { positiveNumber } from '../../lib/address/search.ts';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { PLAYER_PAGE } from '../../lib/address/addresses.ts';
import { formatPoints } from '../../lib/text/format-number.ts';
import { earnedBy } from './marks.ts';
import { texts } from './texts.ts';
import { UserDuelRow } from './user-duel-row.tsx';
import { UserDuelsDocument, type UserDuelsQuery } from './user-duels.generated.ts';

const ROWS = 4;

/** A player's duels by tip page, for the player's dialog. */
export const UserDuels = ({ userId }: { userId: number }) => {
  const [params] = useSearchParams();
  const pageNumber = positiveNumber(params.get(PLAYER_PAGE));
  const { data, previous, failure, refetch } = usePolled(UserDuelsDocument, {
    variables: { userId, pageNumber },
    poll: true,
    live: ['matches'],
    ...betweenSaves,
  });
  const known = data ?? previous;
  return (
    <>
      <Total known={known?.user?.id === userId ? known : undefined} />
      <PlayerPageChips
        pages={known?.tournament.pages}
        current={data?.duels.currentPageNumber ?? pageNumber}
      />
      <QueryView
        value={data}
        query={{ failure, refetch }}
        message={texts.loadFailed}
        bare
        skeleton={<UserDuelsSkeleton />}
      >
        {(page) => <Duels {...page} />}
      </QueryView>
    </>
  );
};

/** The points of the duels of all pages, and their sum; nothing before one is decided. */
const Total = ({ known }: { known: UserDuelsQuery | undefined }) => {
  if (!known) return <Skeleton className="mb-3 h-12 w-48" />;
  const { duelMarks, user } = known;
  if (!duelMarks.some(({ outcome, isRunning }) => outcome && !isRunning)) return null;
  const parts = earnedBy(duelMarks);
  const total = parts.reduce((sum, { count, worth }) => sum + count * worth, 0);
  const evaluated = user?.duellPoints ?? total;
  return (
    <p className="mb-3">
      <b className="block text-2xl leading-tight font-extrabold">{formatPoints(total)}</b>
      {parts.length > 0 && (
        <span className="block text-sm text-ink-2">
          {texts.sum(
            parts.map(({ outcome, count, worth }) => [texts.outcomes[outcome], count, worth]),
            total,
          )}
        </span>
      )}
      {evaluated !== total && <span className="block text-sm text-ink-2">{texts.evaluated(evaluated)}</span>}
    </p>
  );
};

const Duels = ({ duels: { duels }, tournament }: UserDuelsQuery) =>
  duels.some(({ state }) => state !== 'OPEN') ? (
    <ol>
      {duels.map((duel) => (
        <ItemBoundary key={duel.id} silent>
          <UserDuelRow duel={duel} />
        </ItemBoundary>
      ))}
    </ol>
  ) : (
    <EmptyState icon={Swords} title={texts.noDuels}>
      {!tournament.firstMatchIsLocked && texts.hiddenDuels}
    </EmptyState>
  );

const UserDuelsSkeleton = () => (
  <Loading>
    {Array.from({ length: ROWS }, (_, row) => (
      <span key={row} className="flex h-32 gap-3 border-b border-line py-3">
        <Skeleton className="size-7 flex-none" />
        <span className="grid flex-1 content-start gap-2.5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-5 w-32" />
        </span>
      </span>
    ))}
  </Loading>
);
