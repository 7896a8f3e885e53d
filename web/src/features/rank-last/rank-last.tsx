import { usePolled } from '../../apollo/use-polled.ts';
import { Card } from '../../components/card.tsx';
import { lazyPart } from '../../components/lazy.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { BLOCKED_POLL_MS, useUnblocked } from '../../lib/queries/use-unblocked.ts';
import { AvatarRow } from './avatar-row.tsx';
import { RankLastDocument } from './rank-last.generated.ts';
import { texts } from './texts.ts';

/** Loaded on demand, because it is seldom shown and must not delay the first screen. */
const BlockedNotice = lazyPart(async () => (await import('../../game/blocked-notice.tsx')).BlockedNotice);
const FACES = 6;

/** The newest players, or the best of the last evaluation, as the server decides. All states have the same height. */
export const RankLast = () => {
  const { data, failure, refetch } = usePolled(RankLastDocument, {
    live: ['ranks'],
    poll: ({ rankLast }) => rankLast.blocked && BLOCKED_POLL_MS,
  });
  const { title, kind, userDetails, totalCount, blocked } = data?.rankLast ?? {};
  useUnblocked(blocked);
  return (
    <Card as="section" aria-label={title ?? texts.label}>
      {data || failure ? (
        <h2 className="mb-3 text-base font-bold">{title ?? texts.label}</h2>
      ) : (
        <Skeleton className="mb-4 h-5 w-40" />
      )}
      <div className="min-h-20">
        {blocked && <BlockedNotice small onRefresh={refetch} />}
        {userDetails && !blocked && <AvatarRow players={userDetails} ranked={kind === 'rank'} />}
        {totalCount !== undefined && !blocked && (
          <p className="mt-4 text-sm text-ink-2">{texts.total(totalCount)}</p>
        )}
        <QueryView
          value={data}
          query={{ failure, refetch }}
          small
          skeleton={
            <Loading>
              <span className="flex pr-2">
                {Array.from({ length: FACES }, (_, index) => (
                  <span key={index} className="min-w-0 basis-[42px]">
                    <Skeleton className="size-[50px] rounded-full ring-2 ring-surface" />
                  </span>
                ))}
              </span>
              <Skeleton className="mt-4 h-4 w-56" />
            </Loading>
          }
        />
      </div>
    </Card>
  );
};
