import { hear, tell } from './channel.ts';
import { createListeners } from './listeners.ts';
import { reloadPage } from './reload-page.ts';
import { getSession, getViewer, renewSession } from './session.ts';
import { openStore } from './store.ts';
import { forgetVisitor } from './visitor.ts';

const LOGOUT = '/abmelden';
const leaving = createListeners();

/** Called once the login of this page's player is known to be over here: nothing of theirs may be kept from then on. */
export const onViewerGone = leaving.add;

/** A player whose login has ended goes to the landing page, and from there back here (specification, chapter 8). */
export const leaveWhenLoggedOut = (): void => {
  // Where the login is just being ended, it is no news.
  if (!getSession().user || location.pathname === LOGOUT) return;
  const here = `${location.pathname}${location.search}`;
  location.assign(`${LOGOUT}?returnTo=${encodeURIComponent(here)}`);
};

/** Where the service worker keeps pictures of players, posts, sponsors and prizes (`pwa.ts`). */
const PICTURES = 'uploads';

/**
 * Whom and what a player has met is nothing for whoever uses this device next. What the player has entered and is not saved yet stays:
 * it waits for the same player.
 * @param id 0: whoever it was
 */
export const forgetDevice = async (id: number): Promise<void> => {
  forgetVisitor(id);
  const pictures = (globalThis.caches as CacheStorage | undefined)?.delete(PICTURES);
  const store = await openStore();
  const known = await store.all('known', id ? [id] : []);
  await Promise.all([pictures, ...known.map(({ key }) => store.remove('known', key))]);
};

const leave = (viewer: number): void => {
  leaving.call();
  forgetDevice(getViewer()).catch(() => undefined);
  if (viewer) reloadPage(`viewer ${viewer}`);
  else leaveWhenLoggedOut();
};

/** Asks the gateway whose login it is by now, and leaves the page when it is another one; whether it is still this page's. */
export const checkLogin = async (): Promise<boolean> => {
  try {
    const viewer = await renewSession();
    if (viewer !== getViewer()) leave(viewer);
    return viewer === getViewer();
  } catch {
    return false;
  }
};

/**
 * An answer, or another page, says that this browser's login is another than this page's. Whoever says so may be late itself: the
 * gateway decides. When it says so, too, the page is left; what was entered is nothing the new player has said.
 */
export const viewerChanged = (id: number): void => {
  if (id !== getViewer()) void checkLogin();
};

/** After the gateway has refused a call for its anti-forgery token: whether the call may be repeated with a new one. */
export const mayRepeat = checkLogin;

const VIEWER_HEADER = 'x-viewer';

/** Whether an answer was given to this page's player: what was meant for another one is not even read. */
export const isForViewer = (header: (name: string) => string | null): boolean => {
  const viewer = header(VIEWER_HEADER);
  // What is not the gateway's own, as a proxy's page, names nobody.
  if (viewer === null || Number(viewer) === getViewer()) return true;
  viewerChanged(Number(viewer));
  return false;
};

/** Once, at the start of the app: a login or logout in one page is noticed by all of this browser at once. */
export const watchLogin = (): void => {
  hear('viewer', ({ id }) => viewerChanged(id));
  tell({ kind: 'viewer', id: getViewer() });
  // It was away while the others told.
  addEventListener('pageshow', ({ persisted }) => persisted && void checkLogin());
};
