import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import type { DocumentNode } from 'graphql';
import { afterFirstPaint } from '../lib/page/first-paint.tsx';
import { forgetOthers, persistedPlayer, markPersistedPlayer } from '../lib/session/device.ts';
import type { SessionUser } from '../lib/session/session.ts';
import { openStore } from '../lib/save/lazy-store.ts';
import type { OpenStore } from '../lib/save/store.ts';
import {
  restoreTimestamps,
  recentTimestamps,
  recordTimestamp,
  type QueryTimestamp,
} from './query-timestamps.ts';
import { CACHE_SHAPE } from './cache.ts';

interface PersistedCache {
  shape: number;
  answered: [string, QueryTimestamp][];
  data: NormalizedCacheObject;
}

/** Bursts of answers are persisted together. */
const PAUSE_MS = 2000;
/** The start waits no longer for the persisted cache. A later restore would overwrite newer answers. */
const PATIENCE_MS = 1000;
const MAX_CHARACTERS = 1_500_000;
/** The candidates of a prize: some hundred thousand characters that nobody needs offline. */
const LEFT_OUT = 'candidates';

let persistNow: (() => Promise<void>) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Must follow every change of the cache. */
export const persistSoon = (): void => {
  if (persistNow) timer ??= setTimeout(() => void persistNow?.(), PAUSE_MS);
};

/** Records the time of a query's answer, and persists it. */
export const recordAnswer = (
  cache: ApolloCache,
  document: DocumentNode,
  variables: OperationVariables,
): void => {
  recordTimestamp(cache, document, variables);
  persistSoon();
};

/** Ends persisting. */
export const stopPersisting = (): void => {
  clearTimeout(timer);
  timer = undefined;
  persistNow = null;
};

/** Loaded on demand: neither is part of the first load. */
const openPersistence = (open: OpenStore) => Promise.all([open(), import('./select-persisted.ts')]);

const write = async (
  cache: InMemoryCache,
  userId: number,
  persistence: ReturnType<typeof openPersistence>,
): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  const [store, { selectPersisted }] = await persistence;
  if (!store.isKept) return;
  const answered = recentTimestamps();
  const fields = new Set(answered.flatMap(([, each]) => each.fields));
  const known: PersistedCache = {
    shape: CACHE_SHAPE,
    answered,
    data: selectPersisted(cache.extract(), fields),
  };
  const text = JSON.stringify(known, (field, value: unknown) => (field === LEFT_OUT ? undefined : value));
  if (text.length > MAX_CHARACTERS) await store.remove('known', [userId]);
  else if (markPersistedPlayer(userId)) {
    await store.put('known', [userId], text);
    // A logout in another page may have cleared the store just before this write.
    if (persistedPlayer() !== userId) await store.remove('known', [userId]);
  }
};

/** Whether the storage has answered in time. */
const read = async (cache: InMemoryCache, userId: number, open: OpenStore): Promise<boolean> => {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const reading = open().then((store) => store.get('known', [userId]));
  const text = await Promise.race([reading.catch(() => null), late]);
  try {
    const known = JSON.parse(text as string) as PersistedCache;
    if (known.shape === CACHE_SHAPE) {
      cache.restore(known.data);
      restoreTimestamps(known.answered);
    }
  } catch {
    // Nothing, or a broken row: the next answer replaces it.
  }
  return text !== null;
};

const startPersisting = (cache: InMemoryCache, userId: number, open: OpenStore): void => {
  let persistence: ReturnType<typeof openPersistence> | undefined;
  const openOnce = (): ReturnType<typeof openPersistence> => (persistence ??= openPersistence(open));
  // Missing, full or broken storage: nothing is persisted.
  const giveUp = (): void => (persistence = undefined);
  // Prepared early: a closing page has no time to open the storage or to import code.
  afterFirstPaint(() => void openOnce().catch(giveUp));
  persistNow = () => write(cache, userId, openOnce()).catch(giveUp);
  const beforeLeaving = (): void => void (timer && persistNow?.());
  document.addEventListener('visibilitychange', () => document.hidden && beforeLeaving());
  addEventListener('pagehide', beforeLeaving);
};

/**
 * Runs before anything is rendered or queried, because a later restore would overwrite newer answers. Fills the cache
 * with what this player saw last; each query is refetched when its screen is shown.
 * From then on it persists the cache until the logout, so that no visitor or other player sees it. Operators' caches
 * are not persisted: their objects include private fields (drafts, reports, addresses, unpublished winners), which
 * would outlive the operator's rights.
 */
export const restoreCache = async (
  cache: InMemoryCache,
  user: Pick<SessionUser, 'id' | 'isAdmin'> | null,
  open: OpenStore = openStore,
): Promise<void> => {
  const userId = user && !user.isAdmin ? user.id : 0;
  const isKnown = userId > 0 && persistedPlayer() === userId;
  if (!isKnown) afterFirstPaint(() => void forgetOthers(userId, open).catch(() => undefined));
  if (!userId) return;
  // Answers of this page alone must not replace what could not be read.
  if (!isKnown || (await read(cache, userId, open))) startPersisting(cache, userId, open);
};
