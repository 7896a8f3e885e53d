import { Outlet } from 'react-router-dom';
import { useIsOperator } from '../../apollo/use-is-operator.ts';
import { lazyPart, lazyDialog, type Closable } from '../../components/lazy.tsx';
import { getSession } from '../../lib/session/session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { LazyLiveStrip } from './lazy-live-strip.tsx';
import { Header } from './header.tsx';
import { barEntries, menuEntries, type MenuEntry } from './menu-entries.ts';
import { useStatus } from './use-status.ts';
import { LIVE_MATCH } from '../../features/live/address.ts';
import { positiveNumber } from '../../lib/address/search.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { PLAYER, PLAYER_KIND } from '../../lib/address/addresses.ts';
import { kickOffNear } from '../../lib/time/kick-off-near.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useTicking } from '../../lib/time/use-now.ts';
import { LiveDocument, type LiveQuery } from './live.generated.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { MenuLink, menuLinkStyle } from './menu-link.tsx';
import { texts } from '../texts.ts';

/** Older data says nothing about the matches that are running now. */
const OVER_MS = 600_000;

/** The running matches and the player's provisional place. Undefined for visitors, and while unknown. */
const useLive = (): LiveQuery | undefined => {
  const { data, dataUpdatedAt } = usePolled(LiveDocument, {
    skip: getSession().user === null,
    poll: true,
    live: ['matches', 'ranks', 'places'],
  });
  return dataUpdatedAt > 0 && serverNow() - dataUpdatedAt > OVER_MS ? undefined : data;
};

/** Whether the menu links to the Konferenz: while the live strip has its space. */
const useHasKonferenz = (live: LiveQuery | undefined): boolean => {
  const isNear = useTicking(
    () => kickOffNear(getSession().kickOffs, serverNow(), live !== undefined) !== undefined,
  );
  return isNear || (live?.runningMatches.length ?? 0) > 0;
};

const Player = lazyDialog<Closable>(async () => (await import('./player-dialog.tsx')).PlayerDialog);

/** A player's card, on any screen. */
const LazyPlayerDialog = () => {
  const { value, close } = useDialogAddress(PLAYER, [PLAYER_KIND]);
  return positiveNumber(value) === 0 ? null : <Player onClose={close} />;
};

const Dialog = lazyDialog<Closable>(
  async () => (await import('../../features/live/live-dialog.tsx')).LiveDialog,
);

/** A running match, on any screen. */
const LazyLiveDialog = () => {
  const { value, close } = useDialogAddress(LIVE_MATCH);
  return positiveNumber(value) === 0 ? null : <Dialog onClose={close} />;
};

const ScrollToTop = lazyPart(async () => (await import('../../components/scroll-to-top.tsx')).ScrollToTop, {
  silent: true,
});
const SuspendedNotice = lazyPart(async () => (await import('./suspended-notice.tsx')).SuspendedNotice);

export const ShellLayout = () => {
  const { user, tournamentName, links } = getSession();
  const status = useStatus();
  const live = useLive();
  // A suspended operator gets no links to operators' screens, where the server would refuse everything.
  const isAdmin = useIsOperator();
  // Until the status arrives, the menu looks as on most days of the tournament, so that nothing moves.
  const context = {
    user: user && { isAdmin },
    links,
    firstMatchIsLocked: status?.tournament.firstMatchIsLocked ?? true,
    hasKonferenz: useHasKonferenz(live),
  };
  const entries = menuEntries(context);
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
            {viewer?.player?.isLocked && <SuspendedNotice />}
            <Outlet />
          </main>
        </div>
      </div>
      <ScrollToTop />
      <Footer barBelow={user !== null} />
      <BottomBar entries={barEntries(context)} />
      {user && <LazyPlayerDialog />}
      {user && <LazyLiveDialog />}
    </>
  );
};

interface SideMenuProps {
  entries: readonly MenuEntry[];
}

const SideMenu = ({ entries }: SideMenuProps) => (
  <nav aria-label={texts.menu} className="sticky top-21 hidden self-start md:block print:hidden">
    <ul className="grid gap-0.5">
      {entries.map((entry) => (
        <li key={entry.to}>
          <MenuLink entry={entry} className={menuLinkStyle} />
        </li>
      ))}
    </ul>
  </nav>
);
