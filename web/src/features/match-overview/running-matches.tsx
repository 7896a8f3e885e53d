import { Fragment, useState } from 'react';
import { Card } from '../../components/card.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { lazyPart } from '../../components/lazy.tsx';
import { LiveBadge } from '../../game/live-badge.tsx';
import { mayBePlayed } from '../../lib/time/kick-off-near.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { getSession } from '../../lib/session/session.ts';
import { MatchSkeleton } from './match-box.tsx';
import { OverviewMatch } from './overview-match.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';

const OwnTipp = lazyPart(async () => (await import('./own-tipp.tsx')).OwnTipp, { silent: true });

interface RunningMatchesProps {
  overview: Pick<MatchOverviewState, 'running' | 'last' | 'failure'>;
}

const ownTipp = 'mt-2 grid min-h-15 rounded-md bg-surface-2';

/** For players: what is being played, and in two lines what it brings them, above all else; its place while that is likely, else nothing. */
export const RunningMatches = ({ overview: { running, last, failure } }: RunningMatchesProps) => {
  const [expected] = useState(() => mayBePlayed(getSession().kickOffs, serverNow()));
  const unknown = last || failure ? 0 : expected;
  if (running.length + unknown === 0) return null;
  return (
    <Card as="section" aria-label={texts.running}>
      <h2 className="mb-2 min-h-6">{running.length > 0 && <LiveBadge />}</h2>
      {running.map((match) => (
        <ItemBoundary key={match.id}>
          <OverviewMatch match={match} />
          <div className={ownTipp}>
            <OwnTipp matchId={match.id} />
          </div>
        </ItemBoundary>
      ))}
      {Array.from({ length: unknown }, (_, index) => (
        <Fragment key={index}>
          <MatchSkeleton />
          <div className={ownTipp} />
        </Fragment>
      ))}
    </Card>
  );
};
