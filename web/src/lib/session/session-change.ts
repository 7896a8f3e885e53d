import { subscribe, publish } from '../connection/channel.ts';
import { forgetDevice } from './device.ts';
import { createListeners } from '../listeners.ts';
import { getSession, getViewer, renewSession, setCsrfToken } from './session.ts';
import { leaveTo } from '../save/unsaved.ts';

const STORAGE = 'reloaded';
const PAUSE_MS = 60_000;

/**
 * Reloads a page that is older than its login, at most once a minute for the same reason. If that does not help, or
 * without storage, the page stays and shows the failure.
 * @param why the reason of the reload
 */
export const reloadPage = (why: string): void => {
  try {
    const [before, at] = JSON.parse(sessionStorage.getItem(STORAGE) ?? '["",0]') as [string, number];
    const since = Date.now() - at;
    // A clock that was set back must not delay it for long.
    if (before === why && since >= 0 && since < PAUSE_MS) return;
    sessionStorage.setItem(STORAGE, JSON.stringify([why, Date.now()]));
  } catch {
    return;
  }
  location.reload();
};

const LOGOUT = '/abmelden';
const leaving = createListeners();
let isClosing = false;

/** This page has ended its login itself and will soon open another one. */
export const noteClosing = (): void => void (isClosing = true);

/** Notifies when this page's player has logged out: nothing read may be stored from then on. */
export const onViewerGone = leaving.add;

/** The player asked for it. */
export const logOut = (): void => leaveTo(LOGOUT);

/** Sends a player whose login has ended to the landing page, which leads back here (specification, chapter 8). */
export const leaveWhenLoggedOut = (): void => {
  if (!getSession().user || isClosing) return;
  // This page was about to log out, and the login has already ended.
  if (location.pathname === LOGOUT) return reloadPage('ended');
  const here = `${location.pathname}${location.search}`;
  location.assign(`${LOGOUT}?returnTo=${encodeURIComponent(here)}`);
};

const leave = (viewer: number): void => {
  leaving.call();
  // A visitor's page has no player, and the stored visitor is already the new player.
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
 * Asks the gateway for the current login, and leaves the page if it has changed. Concurrent calls share one request.
 * @returns whether it is still this page's player; null if unknown
 */
export const checkLogin = (): Promise<boolean | null> =>
  (checking ??= check()
    .catch(() => null)
    .finally(() => {
      checking = null;
    }));

/**
 * An answer or another page reported another login. The report may be outdated: the gateway decides. If it agrees, the
 * page is left. Unsaved entries are not sent for the new player.
 */
const viewerChanged = (id: number): void => {
  if (id !== getViewer()) void checkLogin();
};

/** Header of every answer of the gateway: the player for whom it was made. */
export const VIEWER_HEADER = 'x-viewer';

/** Whether an answer was made for this page's player; otherwise it must not be read. */
export const isForViewer = (header: (name: string) => string | null): boolean => {
  const viewer = header(VIEWER_HEADER);
  // Answers that are not the gateway's, like a proxy's page, have no such header.
  if (viewer === null || Number(viewer) === getViewer()) return true;
  viewerChanged(Number(viewer));
  return false;
};

/** Called once, at the start of the app: all pages of this browser notice a login or logout at once. */
export const watchLogin = (): void => {
  subscribe('viewer', ({ id }) => viewerChanged(id));
  publish({ kind: 'viewer', id: getViewer() });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // A page from the back/forward cache has missed messages, and may have logged out itself: its token is invalid.
    setCsrfToken('');
    isClosing = false;
    void checkLogin();
  });
};
