import { GameTitle } from '../game/game-title.tsx';
import { lazyPart } from '../components/lazy.tsx';
import { MainFeed } from '../features/feed/main-feed.tsx';
import { MyMatchDay } from '../features/match-overview/my-match-day.tsx';
import { MissingTipps, useMissingTipps } from '../features/match-overview/missing-tipps.tsx';
import { useMatchOverview } from '../features/match-overview/use-match-overview.ts';
import { RankLast } from '../features/rank-last/rank-last.tsx';
import { getSession } from '../lib/session/session.ts';
import { useMedia, WIDE } from '../lib/page/use-media.ts';
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
const Feast = lazyPart(async () => (await import('../features/feast/feast.tsx')).Feast, { silent: true });

/** The match day above the feed, which has no end; the boxes beside it, or in the match day's row. A static shell has both, as its build knows no width. */
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
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Feast />
        {/* The slogan is for visitors; here it names the page for screen readers. */}
        <h1 className="sr-only">
          <GameTitle occasion={getSession().occasion} />
        </h1>
        {!wide && (
          <div className="min-w-0 lg:hidden">
            <MyMatchDay overview={overview} missing={missing}>
              {rankLast}
              {recommend}
            </MyMatchDay>
          </div>
        )}
        {(wide || import.meta.env.SSR) && (
          <div className="max-lg:hidden">
            <MyMatchDay overview={overview} missing={missing} />
          </div>
        )}
        <MainFeed slots={loadOperatorSlots} />
      </div>
      {(wide || import.meta.env.SSR) && (
        <aside className="sticky top-21 grid gap-4 self-start max-lg:hidden">
          {rankLast}
          {recommend}
        </aside>
      )}
    </div>
  );
};
