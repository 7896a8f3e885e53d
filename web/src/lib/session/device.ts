import { onDevice, parseJson } from '../save/kept.ts';
import { openStore } from '../save/lazy-store.ts';
import type { OpenStore, Store, StoreKey } from '../save/store.ts';

const VISITOR = 'visitor';

/** The least that is stored. */
interface Visitor {
  user: { id: number } | null;
}

/**
 * The latest player of this device, without credentials. The service worker's page has no visitor: it starts with this
 * one until the gateway answers.
 */
export const rememberedVisitor = <Kept extends Visitor>(): Kept | null =>
  parseJson<Kept>(onDevice.read(VISITOR));

/** @param id 0 for anybody */
export const forgetVisitor = (id: number): void => {
  if (id && rememberedVisitor()?.user?.id !== id) return;
  onDevice.remove(VISITOR);
};

export const rememberVisitor = <Kept extends Visitor>(visitor: Kept): void => {
  if (!visitor.user) return forgetVisitor(0);
  // Without storage such a page waits for the gateway.
  onDevice.write(VISITOR, JSON.stringify(visitor));
};

/** Says without opening the store whether it has data for the start. */
const MARK = 'known';
/** The service worker's cache of pictures of players, posts, sponsors and prizes (`pwa.ts`). */
const PICTURES = 'uploads';

/** The player whose answers this device stores; 0 for nobody. */
export const persistedPlayer = (): number => Number(onDevice.read(MARK));

/**
 * Must be called before storing answers. False without storage, or while another player is marked: that player's rows
 * would be left without a mark. Either the other login has not reached this page, or its rows are still being removed.
 */
export const markPersistedPlayer = (id: number): boolean =>
  [0, id].includes(persistedPlayer()) && onDevice.write(MARK, String(id));

const forgetPictures = async (): Promise<void> => {
  await (globalThis.caches as CacheStorage | undefined)?.delete(PICTURES);
};

const removeRows = async (store: Store, shouldRemove: (key: StoreKey) => boolean): Promise<void> => {
  const known = await store.all('known', []);
  await Promise.all(known.map(({ key }) => shouldRemove(key) && store.remove('known', key)));
};

/**
 * Removes the answers and pictures that a player has seen, so that the device's next user finds nothing. Unsaved
 * entries, drafts and the numbers of seen posts stay for the same player.
 */
export const forgetDevice = async (id: number, open: OpenStore = openStore): Promise<void> => {
  forgetVisitor(id);
  await forgetPictures();
  const store = await open();
  // The mark stays, because the store may open at the next start.
  if (!store.isKept) return;
  const isOf = ([whose]: StoreKey): boolean => whose === id;
  await removeRows(store, isOf);
  // Another page may have started to store another player's answers.
  if (persistedPlayer() === id) onDevice.remove(MARK);
  // Another page may have stored something since the first removal, before it learned of the logout. A page that is
  // about to store finds no mark; a later one sets it again, and clears up after its own logout.
  await removeRows(store, isOf);
};

/**
 * Called at the start of a page whose player (0: nobody) is not the marked one. Rows may exist without a mark: when an
 * app is killed, browsers may have written them to disk seconds before the mark.
 */
export const forgetOthers = async (id: number, open: OpenStore = openStore): Promise<void> => {
  await forgetPictures();
  const store = await open();
  if (!store.isKept) return;
  await removeRows(store, ([whose]) => whose !== id);
  if (persistedPlayer() !== id) onDevice.remove(MARK);
};
