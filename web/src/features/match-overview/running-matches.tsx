import { Card } from '../../components/card.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { late } from '../../components/late.tsx';
import { LiveBadge } from '../../components/live-badge.tsx';
import { OverviewMatch } from './overview-match.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';

const OwnTipp = late(async () => (await import('./own-tipp.tsx')).OwnTipp, { silent: true });

interface RunningMatchesProps {
  overview: Pick<MatchOverviewState, 'running'>;
}

/** For players: what is being played, and in two lines what it brings them, above all else; nothing while nothing is. */
export const RunningMatches = ({ overview: { running } }: RunningMatchesProps) =>
  running.length > 0 && (
    <Card as="section" aria-label={texts.running}>
      <h2 className="mb-2">
        <LiveBadge />
      </h2>
      {running.map((match) => (
        <ItemBoundary key={match.id}>
          <OverviewMatch match={match} />
          <div className="mt-2 grid min-h-15 rounded-md bg-surface-2">
            <OwnTipp matchId={match.id} />
          </div>
        </ItemBoundary>
      ))}
    </Card>
  );
