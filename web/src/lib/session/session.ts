import { watchRequest } from '../connection/connection.ts';
import type { FlagSprite } from '../game/flag-sprite.ts';
import { syncClock } from '../time/server-clock.ts';
import { rememberedVisitor, rememberVisitor } from './device.ts';

export interface SessionUser {
  id: number;
  firstname: string;
  fullname: string;
  isAdmin: boolean;
}

/** The gateway's data about a page's visitor (index.html, `GET /api/session`). */
export interface Session {
  csrfToken: string;
  user: SessionUser | null;
  isWM: boolean;
  /** The server's time, ISO. */
  serverTime: string;
  /** Kind and year. */
  tournamentName: string;
  /** The end of the game's headline: 'zur Fußball-EM'. */
  occasion: string;
  /** Points of an exact tipp, and the factor of a joker; 0 while unknown. */
  exactPoints: number;
  jokerFactor: number;
  /** Kick-offs around the server's time, ISO. */
  kickOffs: string[];
  links: PageLinks;
  /** The tournament's flags; without codes if each has its own file. */
  flags: FlagSprite;
  /** The app's build; empty on the development server. */
  build: string;
}

/** Addresses of external pages; empty for none. */
export interface PageLinks {
  /** Replace the app's own pages about prizes (a PDF or a page) and privacy. */
  prizes: string;
  privacy: string;
  /** How to become a sponsor. */
  sponsor: string;
  /** The site that runs the game. */
  provider: string;
}

const anonymous: Session = {
  csrfToken: '',
  user: null,
  isWM: false,
  serverTime: '',
  tournamentName: '',
  occasion: '',
  exactPoints: 0,
  jokerFactor: 0,
  kickOffs: [],
  links: { prizes: '', privacy: '', sponsor: '', provider: '' },
  flags: { sprite: '', codes: [] },
  build: '',
};

let current: Session = anonymous;

export const getSession = (): Session => current;
/** This page's player; 0 for a visitor. The page must read, show and send nothing of others. */
export const getViewer = (): number => current.user?.id ?? 0;
export const getCsrfToken = (): string => current.csrfToken;

/** For the build, which prerenders pages, and for tests. The app calls `loadSession`. */
export const setSession = (session: Session): void => {
  current = session;
};

/** The gateway sends a new token with every change of the login. */
export const setCsrfToken = (csrfToken: string): void => {
  current = { ...current, csrfToken };
};

/** The session in the page's configuration; null if the page has none. */
export const parsePageConfig = (text: string | null | undefined): Session | null => {
  if (!text?.trim()) return null;
  try {
    return { ...anonymous, ...(JSON.parse(text) as Partial<Session>) };
  } catch {
    return null;
  }
};

/** A later page of the service worker starts with this session. */
const take = (session: Session): void => {
  current = session;
  rememberVisitor({ ...session, csrfToken: '', serverTime: '' });
};

/** Asks the gateway for the login, and sets the clock by its answer. */
const fetchSession = async (): Promise<Session> => {
  const sentAt = Date.now();
  const response = await watchRequest(
    fetch('/api/session', {
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(15_000),
    }),
  );
  if (!response.ok) throw new Error(`GET /api/session answered ${response.status}`);
  const receivedAt = Date.now();
  const { data } = (await response.json()) as { data: Partial<Session> };
  const session = { ...current, ...data };
  if (session.serverTime) syncClock(session.serverTime, sentAt, receivedAt);
  return session;
};

/**
 * Fetches a new anti-forgery token. Another player's token is not stored: this page's requests must never count for
 * them.
 * @returns this browser's current login: this page's player, somebody else, or nobody (0)
 */
export const renewSession = async (): Promise<number> => {
  const session = await fetchSession();
  // This page has just changed the login itself, and is about to close.
  const isOwnLogin = session.csrfToken !== '' && session.csrfToken === current.csrfToken;
  const viewer = session.user?.id ?? 0;
  if (!isOwnLogin && viewer !== getViewer()) return viewer;
  if (!isOwnLogin) take(session);
  return getViewer();
};

const PATIENCE_MS = 3000;

/**
 * The session embedded in the page. The service worker's page has none: it starts with the stored visitor, and
 * `app/after-first-paint.ts` asks the gateway. Without either, as on the development server, the start waits for the
 * gateway, but not for long: it may draw a visitor's page instead.
 */
export const loadSession = async (): Promise<Session> => {
  const inPage = parsePageConfig(document.getElementById('page-config')?.textContent);
  if (!inPage?.csrfToken) {
    const { build } = inPage ?? anonymous;
    const remembered = inPage && rememberedVisitor<Session>();
    current = { ...anonymous, ...remembered, build };
    if (remembered) return current;
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
    const session = await Promise.race([fetchSession().catch(() => null), late]);
    if (session) take(session);
    return current;
  }
  take(inPage);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (inPage.serverTime && navigation) {
    // Firefox counts timeOrigin from the start of the browser: it misses sleep and changes of the device's clock.
    const start = Date.now() - performance.now();
    syncClock(inPage.serverTime, start + navigation.requestStart, start + navigation.responseStart);
  }
  return current;
};
