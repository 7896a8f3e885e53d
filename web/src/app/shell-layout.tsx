import { Outlet } from 'react-router-dom';
import { useIsOperator } from '../apollo/use-is-operator.ts';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { lazyPart } from '../components/lazy.tsx';
import { getSession } from '../lib/session/session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { LazyLiveDialog } from './lazy-live-dialog.tsx';
import { LazyLiveStrip } from './lazy-live-strip.tsx';
import { Header } from './header.tsx';
import { barEntries, menuEntries } from './menu-entries.ts';
import { hasScreen } from './screens.ts';
import { LazyPlayerDialog } from './lazy-player-dialog.tsx';
import { SideMenu } from './side-menu.tsx';
import { useHasKonferenz } from './use-has-konferenz.ts';
import { useLive } from './use-live.ts';
import { useStatus } from './use-status.ts';

const ScrollToTop = lazyPart(async () => (await import('../components/scroll-to-top.tsx')).ScrollToTop, {
  silent: true,
});
const BlockInfo = lazyPart(async () => (await import('./block-info.tsx')).BlockInfo);

export const ShellLayout = () => {
  const { user, tournamentName, links } = getSession();
  const status = useStatus();
  const live = useLive();
  // Nothing leads an operator who is locked to where all is refused.
  const isAdmin = useIsOperator();
  // Until the status is there the menu shows what most of the tournament's days show, so that nothing jumps.
  const context = {
    user: user && { isAdmin },
    links,
    firstMatchIsLocked: status?.tournament.firstMatchIsLocked ?? true,
    hasKonferenz: useHasKonferenz(live),
  };
  const entries = menuEntries(context, hasScreen);
  const viewer = status?.viewer;
  return (
    <>
      <Header
        tournamentName={status?.tournament.name ?? tournamentName}
        entries={entries}
        player={
          user && {
            id: user.id,
            fullname: viewer?.player?.fullname ?? user.fullname,
            pictureStamp: viewer?.player?.pictureStamp,
            ranking: viewer?.ranking ?? 0,
            points: viewer?.points ?? 0,
            provisional: live?.viewer?.provisional,
          }
        }
      />
      {user && <LazyLiveStrip live={live} ranking={viewer?.ranking ?? 0} />}
      <div className="mx-auto grid min-h-[calc(100dvh-60px)] w-full max-w-[1280px] content-start gap-8 px-4 pt-5 pb-8 md:grid-cols-[208px_minmax(0,1fr)] md:pt-6 print:block">
        <SideMenu entries={entries} />
        <div className="min-w-0">
          <main id="inhalt" className="max-w-[1120px]">
            {viewer?.player?.isLocked && <BlockInfo />}
            <ErrorBoundary>
              <Outlet />
            </ErrorBoundary>
          </main>
        </div>
      </div>
      <ScrollToTop />
      <Footer barBelow={user !== null} />
      <BottomBar entries={barEntries(context, hasScreen)} />
      {user && <LazyPlayerDialog />}
      {user && <LazyLiveDialog />}
    </>
  );
};
