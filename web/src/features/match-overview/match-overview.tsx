import { LiveBadge } from '../../game/live-badge.tsx';
import { MatchBox } from './match-box.tsx';
import { NextMatches } from './next-matches.tsx';
import { texts } from './texts.ts';
import { useMatchOverview } from './use-match-overview.ts';

const now = (last: readonly unknown[] = []): string => (last.length > 0 ? 'Jetzt und zuletzt' : 'Jetzt');

/**
 * The overview for visitors: next matches in one box, running matches and last results in another. The second box has
 * the same position while loading.
 */
export const MatchOverview = () => {
  const overview = useMatchOverview();
  const { running, last } = overview;
  const isLive = running.length > 0;
  return (
    <>
      <NextMatches overview={overview} />
      <MatchBox
        title={isLive ? now(last) : texts.last}
        badge={isLive && <LiveBadge />}
        matches={last && [...running, ...last]}
        empty={texts.noLast}
        overview={overview}
      />
    </>
  );
};
