import './browser.ts';
import { afterEach, expect, jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createCache } from '../apollo/cache.ts';
import { createClient } from '../apollo/client.ts';
import { App } from '../app/app.tsx';
import { createRouter } from '../app/router.tsx';
import type { User, Viewer } from '../generated/schema.ts';
import { keepFocus } from '../lib/page/keep-focus.ts';
import { startLive } from '../lib/connection/live-stream.ts';
import { outbox } from '../lib/save/outbox.ts';
import { loadSession, type Session } from '../lib/session/session.ts';
import { createAnswering, type Answers, type Operations } from './answering.ts';
import { EventSourceStandIn } from './browser.ts';
import { holdToasts } from './held-toasts.ts';
import { NOW } from './now.ts';
import { andSettle, isFake, pass, settle } from './time.ts';
import { aTournament } from './tournament.ts';
import { uploadStandIn } from './upload-stand-in.ts';

export interface Opening {
  /** The logged-in player; null for a visitor. */
  viewer?: Viewer | null;
  answers?: Answers;
  operations?: Operations;
  /** The server's time when the page is opened, in ISO format. */
  now?: string;
  session?: Partial<Session>;
  /** Responses to `fetch` other than GraphQL, by path: `'/api/upload': () => new Response(…)`. */
  http?: Record<string, (init: RequestInit | undefined) => Response | Promise<Response>>;
  /** Keeps what the previous page has stored on the device. */
  sameDevice?: boolean;
}

/** Answers for header, menu and live strip, and for elements that many screens share. */
const everywhere = (viewer: Viewer | null, now: string): Answers => ({
  viewer: viewer ?? undefined,
  tournament: aTournament({ serverTime: now }),
  runningMatches: [],
  bonusQuestions: [],
  loginProvider: null,
  sponsors: [],
  matchOverview: { lastMatches: [], nextMatches: [] },
  rankLast: { blocked: false, kind: '', title: '', totalCount: 0, userDetails: [] },
  newPostCount: 0,
  groupLastOut: null,
  openPrices: [],
  recentTipps: { matches: [], scores: [], rows: [] },
  duelBalance: { won: 0, level: 0, lost: 0 },
  commonGroups: [],
});

const sessionOf = (player: User | null | undefined, isAdmin: boolean, now: string): Session => ({
  csrfToken: 'token',
  user: player ? { id: player.id, firstname: player.firstname, fullname: player.fullname, isAdmin } : null,
  isWM: false,
  serverTime: now,
  tournamentName: 'EM 2024',
  occasion: 'zur Fußball-EM 2024',
  exactPoints: 5,
  jokerFactor: 2,
  kickOffs: [],
  links: { prizes: '', privacy: '', sponsor: '', provider: '' },
  flags: { sprite: '', codes: [] },
  build: 'test',
});

const writeSession = (session: Session): void => {
  document.getElementById('page-config')?.remove();
  const config = document.createElement('script');
  Object.assign(config, {
    id: 'page-config',
    type: 'application/json',
    textContent: JSON.stringify(session),
  });
  document.head.append(config);
};

// Long timeouts, because tests are slow on a busy machine.
configure({
  asyncUtilTimeout: 10_000,
  asyncWrapper: andSettle,
  unstable_advanceTimersWrapper: (work) => andSettle(work as () => Promise<unknown>),
  getElementError: (message) => new Error(`${message}\n\nOn the page: ${document.body.textContent}`),
});

let close: (() => void) | undefined;

/** Opens the app at an address, like a newly loaded page. The test's answers replace the gateway. */
export const openApp = async (
  address: string,
  { viewer = null, answers, operations = {}, now = NOW, session, http = {}, sameDevice }: Opening = {},
) => {
  close?.();
  const player = viewer?.player;
  const gateway = createAnswering({ ...everywhere(viewer, now), ...answers }, { ...operations });
  const loads: string[] = [];
  const onLoad = ({ detail }: CustomEventInit<string>): void =>
    void loads.push((detail ?? '').replace(location.origin, ''));
  addEventListener('pageload', onLoad as EventListener);

  const own: Session = { ...sessionOf(player, viewer?.isAdmin ?? false, now), ...session };
  const answerHttp = async (path: string, init: RequestInit | undefined): Promise<Response> => {
    const headers = { 'content-type': 'application/json', 'x-viewer': String(player?.id ?? 0) };
    if (path === '/graphql')
      return new Response(JSON.stringify(await gateway.answer(JSON.parse(String(init?.body)))), { headers });
    const other = http[path.replace(/\?.*/, '')];
    if (other) return other(init);
    if (path === '/api/session') return new Response(JSON.stringify({ data: own }), { headers });
    gateway.faults.push(`the test has no answer to ${path}`);
    return new Response('', { status: 404 });
  };
  const onError = ({ message }: ErrorEvent): void => void gateway.faults.push(message);
  addEventListener('error', onError);
  const told = jest.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
    gateway.faults.push(what.map(String).join(' '));
  });
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const { signal } = init ?? {};
      signal?.throwIfAborted();
      const given = new Promise<never>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
      return Promise.race([answerHttp(input, init), given]);
    },
    XMLHttpRequest: uploadStandIn(answerHttp),
  });

  const letToastsGo = holdToasts();
  const at = performance.now();
  // Sets the page's request and response times to now, also with fake timers.
  Object.assign(performance, {
    getEntriesByType: () => [{ type: 'navigate', requestStart: at, responseStart: at }],
  });
  if (!sameDevice) localStorage.clear();
  sessionStorage.clear();
  writeSession(own);
  history.replaceState(null, '', address);
  const loaded = await loadSession();
  const container = document.body.appendChild(document.createElement('div'));
  // As in a page of the gateway, the app replaces this content once the screen is loaded.
  container.append('…');
  const router = await createRouter(loaded, container);
  const root = createRoot(container);
  flushSync(() => root.render(<App client={createClient(createCache())} router={router} />));
  await settle();
  keepFocus(container);
  if (own.user) startLive();
  close = () => {
    flushSync(() => root.unmount());
    letToastsGo();
    container.remove();
    router.dispose();
    // Lost entries are kept as long as the page.
    outbox.losses().forEach(({ id }) => outbox.dismiss(id));
    // The event stream closes with its page.
    dispatchEvent(new Event('pagehide'));
    removeEventListener('pageload', onLoad as EventListener);
    removeEventListener('error', onError);
    told.mockRestore();
    expect(gateway.faults).toEqual([]);
  };

  return {
    user: userEvent.setup({ advanceTimers: (ms) => (isFake() ? pass(ms) : undefined) as Promise<void> }),
    /** Variables of all sent operations of this name, oldest first. */
    sent: (name: string): Record<string, unknown>[] =>
      gateway.sent.filter((each) => each.name === name).map(({ variables }) => variables),
    /** Errors of the page, and requests without an answer. The test removes those it expects. */
    faults: gateway.faults,
    /** Changes the gateway's answers from now on. */
    change: gateway.change,
    /** Addresses that the page navigated to or reloaded with. */
    loads,
    /** Sends an event with these topics to all open streams. */
    news: (...topics: ('matches' | 'ranks' | 'places' | 'posts')[]): void => {
      const data = JSON.stringify({ topics, withinMs: 0 });
      EventSourceStandIn.opened.forEach((stream) =>
        stream.dispatchEvent(new MessageEvent('message', { data })),
      );
    },
  };
};

afterEach(() => {
  const end = close;
  close = undefined;
  if (isFake()) jest.useRealTimers();
  end?.();
});
