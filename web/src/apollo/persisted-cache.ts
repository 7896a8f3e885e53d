import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import type { DocumentNode } from 'graphql';
import { afterFirstPaint } from '../lib/page/first-paint.tsx';
import { forgetDevice, forgetOthers, persistedPlayer, markPersistedPlayer } from '../lib/session/device.ts';
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

/** Bursts of answers are kept together. */
const PAUSE_MS = 2000;
/** A start waits no longer for what is known: nothing is restored later, over what was answered meanwhile. */
const PATIENCE_MS = 1000;
const MAX_CHARACTERS = 1_500_000;
/** The candidates of a prize: some hundred thousand characters that nobody looks at offline. */
const LEFT_OUT = 'candidates';

let keepNow: (() => Promise<void>) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The cache has changed. */
export const persistSoon = (): void => {
  if (keepNow) timer ??= setTimeout(() => void keepNow?.(), PAUSE_MS);
};

/** A query was answered: how old what is known of it is, and that it is worth keeping. */
export const recordAnswer = (
  cache: ApolloCache,
  document: DocumentNode,
  variables: OperationVariables,
): void => {
  recordTimestamp(cache, document, variables);
  persistSoon();
};

/** Nothing is kept from now on. */
export const stopPersisting = (): void => {
  clearTimeout(timer);
  timer = undefined;
  keepNow = null;
};

/** Neither is there at the start. */
const openPersistence = (open: OpenStore) => Promise.all([open(), import('./select-persisted.ts')]);

const write = async (
  cache: InMemoryCache,
  userId: number,
  means: ReturnType<typeof openPersistence>,
): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  const [store, { selectPersisted }] = await means;
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
    // The login has ended meanwhile in another page, which may have removed it before it was there.
    if (persistedPlayer() !== userId) await store.remove('known', [userId]);
  }
};

const read = async (cache: InMemoryCache, userId: number, open: OpenStore): Promise<void> => {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const text = await Promise.race([open().then((store) => store.get('known', [userId])), late]);
  if (typeof text !== 'string') return;
  const known = JSON.parse(text) as PersistedCache;
  if (known.shape !== CACHE_SHAPE) return;
  cache.restore(known.data);
  restoreTimestamps(known.answered);
};

const keep = (cache: InMemoryCache, userId: number, open: OpenStore): void => {
  let means: ReturnType<typeof openPersistence> | undefined;
  const hold = (): ReturnType<typeof openPersistence> => (means ??= openPersistence(open));
  // Without storage, with a full or a broken one, there is no copy.
  const giveUp = (): void => (means = undefined);
  // A page that leaves has no time to open a storage, or to import what it has imported before.
  afterFirstPaint(() => void hold().catch(giveUp));
  keepNow = () => write(cache, userId, hold()).catch(giveUp);
  const beforeLeaving = (): void => void (timer && keepNow?.());
  document.addEventListener('visibilitychange', () => document.hidden && beforeLeaving());
  addEventListener('pagehide', beforeLeaving);
};

/**
 * At the start, before anything is shown or asked: fills the cache with what this player saw last. Later it would put older things in
 * the place of newer ones. All of it is asked again as soon as it is shown.
 *
 * From then on what the player sees is kept on this device. It ends with the login: a visitor, or another player, finds nothing of it.
 * Nothing is kept of operators: what is for them alone (drafts, reports, others' addresses, winners not published yet) stands in the
 * same objects as all else, and would outlive their right to see it.
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
  if (isKnown) await read(cache, userId, open).catch(() => forgetDevice(userId, open).catch(() => undefined));
  keep(cache, userId, open);
};
