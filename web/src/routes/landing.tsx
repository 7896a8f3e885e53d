import { useParams, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../components/lazy.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { Landing } from '../features/landing/landing.tsx';
import { MatchOverview } from '../features/match-overview/match-overview.tsx';
import { inviterIn } from '../lib/session/group-invitation.ts';
import { safeReturnTo } from '../lib/session/return-to.ts';
import { getSession } from '../lib/session/session.ts';

/** Not among what the first screen waits for. */
const NextPrizes = lazyPart(async () => (await import('../features/prizes/next-prizes.tsx')).NextPrizes, {
  place: <Skeleton className="h-16 flex-1" />,
});

export const Component = () => {
  const { recommendGuid } = useParams();
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  return (
    <Landing
      occasion={getSession().occasion}
      teaser={
        <div className="grid gap-4 md:grid-cols-2">
          <MatchOverview />
        </div>
      }
      prizes={
        <div className="mt-8 flex min-h-24 max-w-lg items-center rounded-lg off-turf p-3 shadow-far">
          <NextPrizes />
        </div>
      }
      recommendGuid={recommendGuid ?? inviterIn(returnTo)}
      returnTo={returnTo}
    />
  );
};
