import { GameTitle } from '../game/game-title.tsx';
import { lazyPart } from '../components/lazy.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { MainFeed } from '../features/feed/main-feed.tsx';
import { LastResults } from '../features/match-overview/last-results.tsx';
import { MissingTipps, useMissingTipps } from '../features/match-overview/missing-tipps.tsx';
import { NextMatches } from '../features/match-overview/next-matches.tsx';
import { OverviewRow } from '../features/match-overview/overview-row.tsx';
import { RunningMatches } from '../features/match-overview/running-matches.tsx';
import { useMatchOverview } from '../features/match-overview/use-match-overview.ts';
import { RankLast } from '../features/rank-last/rank-last.tsx';
import { getSession } from '../lib/session/session.ts';
import { useMedia } from '../lib/page/use-media.ts';
import { loadOperatorSlots } from './load-operator-slots.ts';

const tipps = { matches: '/tipps?tab=spiele', winners: '/tipps?tab=sieger' };
/** Not among what the first screen waits for. */
const BonusIcon = lazyPart(async () => (await import('../features/bonus/bonus-icon.tsx')).BonusIcon, {
  silent: true,
});
const RecommendBox = lazyPart(
  async () => (await import('../features/recommend/recommend-box.tsx')).RecommendBox,
  {
    silent: true,
  },
);
/** Breakpoint lg of styles/theme.css. */
const WIDE = '(min-width: 68rem)';

/** Feed and boxes: side by side, or the boxes in a row above the feed, which has no end. A static shell has both, as its build knows no width. */
export const Component = () => {
  const wide = useMedia(WIDE);
  const overview = useMatchOverview();
  const known = useMissingTipps();
  const missing = <MissingTipps missing={known} to={tipps} />;
  // Its code is not even loaded once it has nothing to show any more.
  const recommend = known.data?.tournament.firstMatchIsLocked === false && <RecommendBox />;
  const rankLast = (
    <div className="relative grid *:min-w-0">
      <RankLast />
      <BonusIcon place="START" className="absolute right-4 bottom-2 z-1" />
    </div>
  );
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_330px]">
      {!wide && (
        <div className="min-w-0 lg:hidden">
          <OverviewRow overview={overview}>
            {rankLast}
            {recommend}
          </OverviewRow>
          {missing}
        </div>
      )}
      <div className="min-w-0">
        <PageHeader title={<GameTitle tournamentName={getSession().tournamentName} />} />
        <MainFeed slots={loadOperatorSlots} />
      </div>
      {(wide || import.meta.env.SSR) && (
        <aside className="sticky top-21 grid gap-4 self-start max-lg:hidden">
          <RunningMatches overview={overview} />
          <NextMatches overview={overview}>{missing}</NextMatches>
          <LastResults overview={overview} />
          {rankLast}
          {recommend}
        </aside>
      )}
    </div>
  );
};
