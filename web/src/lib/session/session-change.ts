import { subscribe, publish } from '../connection/channel.ts';
import { forgetDevice } from './device.ts';
import { createListeners } from '../listeners.ts';
import { getSession, getViewer, renewSession, setCsrfToken } from './session.ts';
import { leaveTo } from '../save/unsaved.ts';

const STORAGE = 'reloaded';
const PAUSE_MS = 60_000;

/**
 * Loads the page again because it is older than its login, for the same reason at most once a minute: where that does not help, the
 * page stays and says what failed. Without a storage to remember it, it stays, too.
 * @param why who or what it is loaded again for
 */
export const reloadPage = (why: string): void => {
  try {
    const [before, at] = JSON.parse(sessionStorage.getItem(STORAGE) ?? '["",0]') as [string, number];
    const since = Date.now() - at;
    // A clock that was set back must not hold it off for long.
    if (before === why && since >= 0 && since < PAUSE_MS) return;
    sessionStorage.setItem(STORAGE, JSON.stringify([why, Date.now()]));
  } catch {
    return;
  }
  location.reload();
};

const LOGOUT = '/abmelden';
const leaving = createListeners();

/** Called once the login of this page's player is known to be over here: nothing that was read may be kept from then on. */
export const onViewerGone = leaving.add;

/** The player wants it. */
export const logOut = (): void => leaveTo(LOGOUT);

/** A player whose login has ended goes to the landing page, and from there back here (specification, chapter 8). */
export const leaveWhenLoggedOut = (): void => {
  if (!getSession().user) return;
  // A login that this page was about to end is left to a page of nobody's.
  if (location.pathname === LOGOUT) return reloadPage('ended');
  const here = `${location.pathname}${location.search}`;
  location.assign(`${LOGOUT}?returnTo=${encodeURIComponent(here)}`);
};

const leave = (viewer: number): void => {
  leaving.call();
  // A visitor's page has met nobody: what is remembered by now is the new player's.
  if (getViewer()) forgetDevice(getViewer()).catch(() => undefined);
  if (viewer) reloadPage(`viewer ${viewer}`);
  else leaveWhenLoggedOut();
};

let checking: Promise<boolean | null> | null = null;

const check = async (): Promise<boolean> => {
  const viewer = await renewSession();
  if (viewer !== getViewer()) leave(viewer);
  return viewer === getViewer();
};

/**
 * Asks the gateway whose login it is by now, and leaves the page when it is another one; many calls at once ask once.
 * @returns whether it is still this page's player's; null when nobody knows
 */
export const checkLogin = (): Promise<boolean | null> =>
  (checking ??= check()
    .catch(() => null)
    .finally(() => {
      checking = null;
    }));

/**
 * An answer, or another page, says that this browser's login is another than this page's. That message may be late itself: the gateway
 * decides. When it agrees, the page is left; the entries are nothing the new player has said.
 */
export const viewerChanged = (id: number): void => {
  if (id !== getViewer()) void checkLogin();
};

/** The player for whom an answer was made; on all that the gateway answers. */
export const VIEWER_HEADER = 'x-viewer';

/** Whether an answer was given to this page's player: what was meant for another one is not even read. */
export const isForViewer = (header: (name: string) => string | null): boolean => {
  const viewer = header(VIEWER_HEADER);
  // An answer that is not the gateway's own, as a proxy's page, names nobody.
  if (viewer === null || Number(viewer) === getViewer()) return true;
  viewerChanged(Number(viewer));
  return false;
};

/** Once, at the start of the app: a login or logout in one page is noticed by all of this browser at once. */
export const watchLogin = (): void => {
  subscribe('viewer', ({ id }) => viewerChanged(id));
  publish({ kind: 'viewer', id: getViewer() });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // It was away while the others told, and may have ended its login itself: its token says nothing any more.
    setCsrfToken('');
    void checkLogin();
  });
};
