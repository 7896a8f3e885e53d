import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import type { DocumentNode } from 'graphql';
import { whenDrawn } from '../lib/drawn.tsx';
import { forgetDevice, forgetOthers, knownPlayer, markKnown } from '../lib/device.ts';
import type { SessionUser } from '../lib/session.ts';
import { openStore } from '../lib/late-store.ts';
import type { OpenStore } from '../lib/store.ts';
import { recall, recent, remember, type Answered } from './answered.ts';
import { CACHE_SHAPE } from './cache.ts';

interface Known {
  shape: number;
  answered: [string, Answered][];
  data: NormalizedCacheObject;
}

/** Bursts of answers are kept together. */
const PAUSE_MS = 2000;
/** A start waits no longer for what is known: nothing is restored later, over what was answered meanwhile. */
const PATIENCE_MS = 1000;
const MAX_CHARACTERS = 1_500_000;
/** Who could be drawn for a prize: some hundred thousand characters that nobody looks at offline. */
const LEFT_OUT = 'candidates';

let keepNow: (() => Promise<void>) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The cache has changed. */
export const keepSoon = (): void => {
  if (keepNow) timer ??= setTimeout(() => void keepNow?.(), PAUSE_MS);
};

/** A question was answered: how old what is known of it is, and that it is worth keeping. */
export const noteAnswer = (
  cache: ApolloCache,
  document: DocumentNode,
  variables: OperationVariables,
): void => {
  remember(cache, document, variables);
  keepSoon();
};

/** Nothing is kept from now on. */
export const stop = (): void => {
  clearTimeout(timer);
  timer = undefined;
  keepNow = null;
};

/** What keeping takes, neither of which is there at the start. */
const fetchMeans = (open: OpenStore) => Promise.all([open(), import('./worth-keeping.ts')]);

const write = async (
  cache: InMemoryCache,
  userId: number,
  means: ReturnType<typeof fetchMeans>,
): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  const [store, { worthKeeping }] = await means;
  if (!store.isKept) return;
  const answered = recent();
  const fields = new Set(answered.flatMap(([, each]) => each.fields));
  const known: Known = { shape: CACHE_SHAPE, answered, data: worthKeeping(cache.extract(), fields) };
  const text = JSON.stringify(known, (field, value: unknown) => (field === LEFT_OUT ? undefined : value));
  if (text.length > MAX_CHARACTERS) await store.remove('known', [userId]);
  else if (markKnown(userId)) {
    await store.put('known', [userId], text);
    // The login has ended meanwhile in another page, which may have removed it before it was there.
    if (knownPlayer() !== userId) await store.remove('known', [userId]);
  }
};

const read = async (cache: InMemoryCache, userId: number, open: OpenStore): Promise<void> => {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const text = await Promise.race([open().then((store) => store.get('known', [userId])), late]);
  if (typeof text !== 'string') return;
  const known = JSON.parse(text) as Known;
  if (known.shape !== CACHE_SHAPE) return;
  cache.restore(known.data);
  recall(known.answered);
};

const keep = (cache: InMemoryCache, userId: number, open: OpenStore): void => {
  let means: ReturnType<typeof fetchMeans> | undefined;
  const hold = (): ReturnType<typeof fetchMeans> => (means ??= fetchMeans(open));
  // Without storage, with a full or a broken one, there is no copy.
  const giveUp = (): void => (means = undefined);
  // A page that leaves has no time to open a storage, or to import what it has imported before.
  whenDrawn(() => void hold().catch(giveUp));
  keepNow = () => write(cache, userId, hold()).catch(giveUp);
  const beforeLeaving = (): void => void (timer && keepNow?.());
  document.addEventListener('visibilitychange', () => document.hidden && beforeLeaving());
  addEventListener('pagehide', beforeLeaving);
};

/**
 * At the start, before anything is shown or asked: fills the cache with what this player saw last. Later it would put older things in
 * the place of newer ones. All of it is asked anew as soon as it is shown.
 *
 * From then on what the player sees is kept on this device. It ends with the login: a visitor, or another player, finds nothing of it.
 * Nothing is kept of operators: what is for them alone (drafts, reports, others' addresses, winners not published yet) stands in the
 * same objects as all else, and would outlive their right to see it.
 */
export const restoreKnown = async (
  cache: InMemoryCache,
  user: Pick<SessionUser, 'id' | 'isAdmin'> | null,
  open: OpenStore = openStore,
): Promise<void> => {
  const userId = user && !user.isAdmin ? user.id : 0;
  const isKnown = userId > 0 && knownPlayer() === userId;
  if (!isKnown) whenDrawn(() => void forgetOthers(userId, open).catch(() => undefined));
  if (!userId) return;
  if (isKnown) await read(cache, userId, open).catch(() => forgetDevice(userId, open).catch(() => undefined));
  keep(cache, userId, open);
};
