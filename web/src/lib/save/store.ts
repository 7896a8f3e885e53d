import { createListeners } from '../listeners.ts';

/** The device's memory: cached answers of the server, and entries that are not saved there yet. */
type Room = 'known' | 'outbox';

/** From the general to the particular; a player's id comes first. */
export type StoreKey = (string | number)[];

/** A value with its key, as it stands in the database, too, so that one question gives both. */
interface Row {
  key: StoreKey;
  value: unknown;
}

export interface Store {
  /** Whether what is put here is still there after the app was closed. */
  isKept: boolean;
  /**
   * Takes a copy before anything else can happen to it; resolves when it is kept.
   * @param durable only once it is on the disk, not merely with the operating system
   * @param replaces rows that the same write deletes
   */
  put: (
    room: Room,
    key: StoreKey,
    value: unknown,
    how?: { durable?: boolean; replaces?: readonly StoreKey[] },
  ) => Promise<void>;
  /** Undefined when there is nothing. */
  get: (room: Room, key: StoreKey) => Promise<unknown>;
  /** All whose key begins so. */
  all: (room: Room, prefix: StoreKey) => Promise<Row[]>;
  remove: (room: Room, key: StoreKey) => Promise<void>;
}

const NAME = 'tippspiel';
const VERSION = 1;
const rooms: readonly Room[] = ['known', 'outbox'];
/** A browser that has not opened its storage by then is one without, until it does. */
const PATIENCE_MS = 2000;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => rooms.forEach((room) => request.result.createObjectStore(room));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });

const inTime = async (opening: Promise<IDBDatabase>): Promise<IDBDatabase> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not open')), PATIENCE_MS);
  });
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
};

type Act<Value> = (store: IDBObjectStore) => IDBRequest<Value>;
type Mode = 'readonly' | 'readwrite';

const transact = <Value>(
  database: IDBDatabase,
  room: Room,
  act: Act<Value>,
  mode: Mode,
  durability: IDBTransactionDurability = 'default',
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(room, mode, { durability });
    const request = act(transaction.objectStore(room));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject((transaction.error ?? request.error) as Error);
    // Without waiting for the event in the page: it may be about to go.
    transaction.commit();
  });

const createKeptStore = (opened: IDBDatabase): Store => {
  let database: IDBDatabase | null = null;
  const hold = (next: IDBDatabase): IDBDatabase => {
    const leave = (): void => {
      next.close();
      database = null;
    };
    next.onclose = leave;
    next.onversionchange = leave;
    database = next;
    return next;
  };
  hold(opened);
  /** At once while the database is open. */
  const run = async <Value>(
    room: Room,
    act: Act<Value>,
    mode: Mode,
    durability?: IDBTransactionDurability,
  ): Promise<Value> => transact(database ?? hold(await inTime(open())), room, act, mode, durability);
  return {
    isKept: true,
    put: async (room, key, value, { durable, replaces = [] } = {}) => {
      const row: Row = { key, value };
      const act: Act<IDBValidKey> = (store) => {
        replaces.forEach((old) => store.delete(old));
        return store.put(row, key);
      };
      await run(room, act, 'readwrite', durable ? 'strict' : 'default');
    },
    get: async (room, key) =>
      (await run<Row | undefined>(room, (store) => store.get(key), 'readonly'))?.value,
    all: (room, prefix) => {
      // Of all that can stand in a key a list comes last.
      const range = IDBKeyRange.bound(prefix, [...prefix, []]);
      return run<Row[]>(room, (store) => store.getAll(range), 'readonly');
    },
    remove: (room, key) => run(room, (store) => store.delete(key), 'readwrite'),
  };
};

/** A store for browsers that keep nothing, and for tests: it ends with the page. */
export const createMemoryStore = (all = new Map<string, Row & { room: Room }>()): Store => {
  const nameOf = (room: Room, key: StoreKey): string => JSON.stringify([room, key]);
  return {
    isKept: false,
    put: async (room, key, value, { replaces = [] } = {}) => {
      replaces.forEach((old) => all.delete(nameOf(room, old)));
      all.set(nameOf(room, key), { room, key: [...key], value: structuredClone(value) });
    },
    get: async (room, key) => structuredClone(all.get(nameOf(room, key))?.value),
    all: async (room, prefix) =>
      [...all.values()]
        .filter((each) => each.room === room && prefix.every((part, at) => each.key[at] === part))
        .map(({ key, value }) => ({ key: [...key], value: structuredClone(value) })),
    remove: async (room, key) => void all.delete(nameOf(room, key)),
  };
};

const late = createListeners();

/** Called when the storage has opened after all: from then on the page's store is kept, with all that was put into it before. */
export const onLateStore = late.add;

const createLateStore = (opening: Promise<IDBDatabase>): Store => {
  const meanwhile = new Map<string, Row & { room: Room }>();
  let store = createMemoryStore(meanwhile);
  const moveIn = async (): Promise<void> => {
    store = createKeptStore(await opening);
    const rows = [...meanwhile.values()];
    await Promise.all(rows.map(({ room, key, value }) => store.put(room, key, value, { durable: true })));
    late.call();
  };
  // One that never opens, or is full, leaves all as it is.
  moveIn().catch(() => undefined);
  return {
    get isKept() {
      return store.isKept;
    },
    put: (...given) => store.put(...given),
    get: (...given) => store.get(...given),
    all: (...given) => store.all(...given),
    remove: (...given) => store.remove(...given),
  };
};

export type OpenStore = () => Promise<Store>;

let opened: Promise<Store> | undefined;

const begin = (): Promise<Store> => {
  const opening = open();
  return inTime(opening).then(createKeptStore, () => createLateStore(opening));
};

/** This device's store, the same for the whole page. */
export const openStore: OpenStore = () => (opened ??= begin());
