import { useId } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { getViewer } from '../../lib/session/session.ts';
import { CommonGroups } from './common-groups.tsx';
import { DuelBalance } from './duel-balance.tsx';
import { LastTipps } from './last-tipps.tsx';
import { RivalryDocument } from './rivalry.generated.ts';
import { texts } from './texts.ts';

interface RivalryProps {
  /** Not the viewer. */
  user: { id: number; firstname: string };
}

/** Compares the viewer with another player: duels, last tipps and common groups. */
export const Rivalry = ({ user: { id: userId, firstname } }: RivalryProps) => {
  const titleId = useId();
  const { data, failure, refetch } = usePolled(RivalryDocument, {
    variables: { userId, both: [getViewer(), userId] },
    poll: true,
    live: ['ranks'],
  });
  return (
    <section aria-labelledby={titleId} className="mb-3 rounded-lg border border-line p-3">
      <h3 id={titleId} className="mb-3 font-bold wrap-anywhere">
        {texts.rivalry(firstname)}
      </h3>
      <QueryView
        value={data}
        query={{ failure, refetch }}
        message={texts.noRivalry}
        small
        skeleton={
          <Loading className="grid gap-3">
            <Skeleton className="h-14 rounded-lg" />
            <Skeleton className="h-30 rounded-lg" />
            <Skeleton className="h-16 rounded-lg" />
          </Loading>
        }
      >
        {({ duelBalance, recentTipps, commonGroups }) => (
          <div className="grid grid-cols-1 gap-3">
            <DuelBalance balance={duelBalance} />
            <LastTipps recent={recentTipps} userId={userId} firstname={firstname} />
            <CommonGroups groups={commonGroups} />
          </div>
        )}
      </QueryView>
    </section>
  );
};
