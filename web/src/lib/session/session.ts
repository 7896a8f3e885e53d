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
  /** The server's clock, ISO. */
  serverTime: string;
  /** Kind and year. */
  tournamentName: string;
  /** Points of a tipp that is exactly right, and by what a joker multiplies them; 0 while that is not known. */
  exactPoints: number;
  jokerFactor: number;
  /** ISO; of the matches around this moment. */
  kickOffs: string[];
  links: PageLinks;
  /** Of this tournament; no codes where its flags come one by one. */
  flags: FlagSprite;
  /** Of the app that this page is; empty on the development server. */
  build: string;
}

/** Pages elsewhere, by address; empty where there is none. */
export interface PageLinks {
  /** In place of the app's own pages: what can be won (a PDF or a page), and data protection. */
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
  exactPoints: 0,
  jokerFactor: 0,
  kickOffs: [],
  links: { prizes: '', privacy: '', sponsor: '', provider: '' },
  flags: { sprite: '', codes: [] },
  build: '',
};

let current: Session = anonymous;

export const getSession = (): Session => current;
/** This page's player; 0 for a visitor. Everything read, shown and sent here is theirs alone. */
export const getViewer = (): number => current.user?.id ?? 0;
export const getCsrfToken = (): string => current.csrfToken;

/** Set by loadSession; not at all for the pages that the build renders. */
export const setSession = (session: Session): void => {
  current = session;
};

/** The gateway sends a new token whenever the login changes. */
export const setCsrfToken = (csrfToken: string): void => {
  current = { ...current, csrfToken };
};

/** The visitor by the text of the page's configuration; null when the page carries none. */
export const parsePageConfig = (text: string | null | undefined): Session | null => {
  if (!text?.trim()) return null;
  try {
    return { ...anonymous, ...(JSON.parse(text) as Partial<Session>) };
  } catch {
    return null;
  }
};

/** Asks the gateway who is logged in, and sets the clock by its answer. */
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
 * Fetches a new anti-forgery token. The token of somebody else is not kept: what this page sends must never count for them.
 * @returns whose login this browser has now: this page's player, somebody else, or nobody (0)
 */
export const renewSession = async (): Promise<number> => {
  const session = await fetchSession();
  // This page itself has just changed the login, and is about to be left.
  const isOwnLogin = session.csrfToken !== '' && session.csrfToken === current.csrfToken;
  const viewer = session.user?.id ?? 0;
  if (!isOwnLogin && viewer !== getViewer()) return viewer;
  if (!isOwnLogin) current = session;
  return getViewer();
};

/**
 * The session the page was delivered with. A page without one, as the service worker keeps it, begins with whom this device remembers,
 * and startServiceWorker asks whether that is so; else, as on the development server, the gateway's answer is waited for.
 */
export const loadSession = async (): Promise<Session> => {
  const inPage = parsePageConfig(document.getElementById('page-config')?.textContent);
  if (!inPage?.csrfToken) {
    const { build } = inPage ?? anonymous;
    const remembered = inPage && rememberedVisitor<Session>();
    current = { ...anonymous, ...remembered, build };
    if (!remembered) current = await fetchSession().catch(() => current);
    return current;
  }
  current = inPage;
  rememberVisitor({ ...inPage, csrfToken: '', serverTime: '' });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (inPage.serverTime && navigation) {
    // Firefox's timeOrigin is counted from the start of the browser: it lacks what the device has slept, and how its clock was set since.
    const start = Date.now() - performance.now();
    syncClock(inPage.serverTime, start + navigation.requestStart, start + navigation.responseStart);
  }
  return current;
};
