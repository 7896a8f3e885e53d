import { Card } from '../../components/card.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { LiveBadge } from '../../components/live-badge.tsx';
import { OverviewMatch } from './overview-match.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';

interface RunningMatchesProps {
  overview: Pick<MatchOverviewState, 'running'>;
}

/** What is being played, above all else; nothing while nothing is. */
export const RunningMatches = ({ overview: { running } }: RunningMatchesProps) =>
  running.length > 0 && (
    <Card as="section" aria-label={texts.running}>
      <h2 className="mb-2">
        <LiveBadge />
      </h2>
      {running.map((match) => (
        <ItemBoundary key={match.id}>
          <OverviewMatch match={match} />
        </ItemBoundary>
      ))}
    </Card>
  );
