import { PageHeader } from '../components/page-header.tsx';
import { MainFeed } from '../features/feed/main-feed.tsx';
import { LastResults } from '../features/match-overview/last-results.tsx';
import { MissingTipps } from '../features/match-overview/missing-tipps.tsx';
import { NextMatches } from '../features/match-overview/next-matches.tsx';
import { useMatchOverview } from '../features/match-overview/use-match-overview.ts';
import { RankLast } from '../features/rank-last/rank-last.tsx';
import { getSession } from '../lib/session.ts';
import { useMedia } from '../lib/use-media.ts';

/** Breakpoint lg of styles/theme.css. */
const WIDE = '(min-width: 68rem)';

/** Feed and boxes: side by side, or below each other with the next matches first, in the order of reading and of Tab. */
export const Component = () => {
  const wide = useMedia(WIDE);
  const overview = useMatchOverview();
  const next = (
    <NextMatches overview={overview}>
      <MissingTipps to="/tipps" />
    </NextMatches>
  );
  const others = (
    <>
      <LastResults overview={overview} />
      <RankLast />
    </>
  );
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_330px]">
      {!wide && next}
      <div className="min-w-0">
        <PageHeader title={`Das kostenlose Online-Tippspiel zur Fußball-${getSession().tournamentName}`} />
        <MainFeed />
      </div>
      {wide ? (
        <aside className="sticky top-21 grid gap-4 self-start">
          {next}
          {others}
        </aside>
      ) : (
        <aside className="grid gap-4 sm:grid-cols-2">{others}</aside>
      )}
    </div>
  );
};
