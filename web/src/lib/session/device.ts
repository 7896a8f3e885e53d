import { openStore } from '../save/lazy-store.ts';
import type { OpenStore, Store, StoreKey } from '../save/store.ts';

const VISITOR = 'visitor';

/** The least that is remembered. */
interface Visitor {
  user: { id: number } | null;
}

/**
 * The player whose page this device opened last, without anything that opens a door: the page that the service worker keeps carries no
 * visitor, and begins with this one until the gateway says who it is.
 */
export const rememberedVisitor = <Kept extends Visitor>(): Kept | null => {
  try {
    return JSON.parse(localStorage.getItem(VISITOR) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};

/** @param id 0: whoever it was */
export const forgetVisitor = (id: number): void => {
  if (id && rememberedVisitor()?.user?.id !== id) return;
  try {
    localStorage.removeItem(VISITOR);
  } catch {
    // Without a storage nobody was remembered.
  }
};

export const rememberVisitor = <Kept extends Visitor>(visitor: Kept): void => {
  if (!visitor.user) return forgetVisitor(0);
  try {
    localStorage.setItem(VISITOR, JSON.stringify(visitor));
  } catch {
    // Then such a page asks first.
  }
};

/** Where `lib/save/seen-posts.ts` keeps what a player has seen of the groups' conversations. */
export const seenName = (id: number): string => `seen ${id}`;

const forgetSeen = (id: number): void => {
  try {
    localStorage.removeItem(seenName(id));
  } catch {
    // Nothing was kept.
  }
};

/** Says, without opening the store, whether there is anything in it that a start may wait for. */
const MARK = 'known';
/** The service worker's cache of pictures of players, posts, sponsors and prizes (`pwa.ts`). */
const PICTURES = 'uploads';

/** The player of whom answers are kept on this device; 0 for nobody. */
export const persistedPlayer = (): number => {
  try {
    return Number(localStorage.getItem(MARK));
  } catch {
    return 0;
  }
};

/**
 * Before anything is kept; false where the device remembers nothing, or another player still: of that one would be left what no mark
 * leads to. Either the other's login has not reached this page, or the other's rows are not all gone yet.
 */
export const markPersistedPlayer = (id: number): boolean => {
  try {
    if (![0, id].includes(persistedPlayer())) return false;
    localStorage.setItem(MARK, String(id));
    return true;
  } catch {
    return false;
  }
};

const forgetPictures = async (): Promise<void> => {
  await (globalThis.caches as CacheStorage | undefined)?.delete(PICTURES);
};

const removeRows = async (store: Store, isToGo: (key: StoreKey) => boolean): Promise<void> => {
  const known = await store.all('known', []);
  await Promise.all(known.map(({ key }) => isToGo(key) && store.remove('known', key)));
};

/**
 * Removes everything that a player has seen, so that the next user of this device finds none of it. Unsaved entries stay: they wait for the
 * same player.
 */
export const forgetDevice = async (id: number, open: OpenStore = openStore): Promise<void> => {
  forgetVisitor(id);
  forgetSeen(id);
  await forgetPictures();
  const store = await open();
  // One that does not open now may do so at the next start: the mark stays for it.
  if (!store.isKept) return;
  const isOf = ([whose]: StoreKey): boolean => whose === id;
  await removeRows(store, isOf);
  // Meanwhile another page may have begun to keep another player's.
  if (persistedPlayer() === id) localStorage.removeItem(MARK);
  // A page may have kept something since the first time, because the end had not reached it. One that was about to keep something then
  // finds the mark gone; one that begins to later sets it again, and forgets it when the end reaches it.
  await removeRows(store, isOf);
};

/**
 * At the start of a page whose player (0: nobody) is not the one that is marked. Also without a mark there may be something: of an app
 * that is killed, browsers have written what it kept to the disk some seconds before the mark.
 */
export const forgetOthers = async (id: number, open: OpenStore = openStore): Promise<void> => {
  await forgetPictures();
  const store = await open();
  if (!store.isKept) return;
  await removeRows(store, ([whose]) => whose !== id);
  if (persistedPlayer() !== id) localStorage.removeItem(MARK);
};
