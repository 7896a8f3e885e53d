import { createListeners } from '../listeners.ts';

/** The device's object stores: cached answers of the server, and unsaved entries. */
type StoreName = 'known' | 'outbox';

/** From general to specific, starting with the player's id. */
export type StoreKey = (string | number)[];

/** A stored value with its key, so that one query returns both. */
interface Row {
  key: StoreKey;
  value: unknown;
}

export interface Store {
  /** Whether the values survive closing the app. */
  isKept: boolean;
  /** Slow storage, which may still open: rows of an earlier page load may be missing. */
  isOpening: boolean;
  /**
   * Copies the value synchronously; resolves when it is stored.
   * @param durable waits for the disk, not only for the operating system
   * @param replaces deleted in the same transaction
   */
  put: (
    name: StoreName,
    key: StoreKey,
    value: unknown,
    how?: { durable?: boolean; replaces?: readonly StoreKey[] },
  ) => Promise<void>;
  /** Undefined for a missing value. */
  get: (name: StoreName, key: StoreKey) => Promise<unknown>;
  /** All rows whose key has this prefix. */
  all: (name: StoreName, prefix: StoreKey) => Promise<Row[]>;
  remove: (name: StoreName, key: StoreKey) => Promise<void>;
}

const NAME = 'tippspiel';
const VERSION = 1;
const names: readonly StoreName[] = ['known', 'outbox'];
/** Slower storage counts as missing until it opens. */
const PATIENCE_MS = 2000;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => names.forEach((name) => request.result.createObjectStore(name));
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
  name: StoreName,
  act: Act<Value>,
  mode: Mode,
  durability: IDBTransactionDurability = 'default',
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability });
    const request = act(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject((transaction.error ?? request.error) as Error);
    // Commits without waiting for an event, because the page may be closing.
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
  /** Synchronous while the database is open. */
  const run = async <Value>(
    name: StoreName,
    act: Act<Value>,
    mode: Mode,
    durability?: IDBTransactionDurability,
  ): Promise<Value> => transact(database ?? hold(await inTime(open())), name, act, mode, durability);
  return {
    isKept: true,
    isOpening: false,
    put: async (name, key, value, { durable, replaces = [] } = {}) => {
      const row: Row = { key, value };
      const act: Act<IDBValidKey> = (store) => {
        replaces.forEach((old) => store.delete(old));
        return store.put(row, key);
      };
      await run(name, act, 'readwrite', durable ? 'strict' : 'default');
    },
    get: async (name, key) =>
      (await run<Row | undefined>(name, (store) => store.get(key), 'readonly'))?.value,
    all: (name, prefix) => {
      // Among all types of keys, arrays sort last.
      const range = IDBKeyRange.bound(prefix, [...prefix, []]);
      return run<Row[]>(name, (store) => store.getAll(range), 'readonly');
    },
    remove: (name, key) => run(name, (store) => store.delete(key), 'readwrite'),
  };
};

/** A store without persistence, for browsers without storage and for tests. */
export const createMemoryStore = (all = new Map<string, Row & { name: StoreName }>()): Store => {
  const nameOf = (name: StoreName, key: StoreKey): string => JSON.stringify([name, key]);
  return {
    isKept: false,
    isOpening: false,
    put: async (name, key, value, { replaces = [] } = {}) => {
      replaces.forEach((old) => all.delete(nameOf(name, old)));
      all.set(nameOf(name, key), { name, key: [...key], value: structuredClone(value) });
    },
    get: async (name, key) => structuredClone(all.get(nameOf(name, key))?.value),
    all: async (name, prefix) =>
      [...all.values()]
        .filter((each) => each.name === name && prefix.every((part, at) => each.key[at] === part))
        .map(({ key, value }) => ({ key: [...key], value: structuredClone(value) })),
    remove: async (name, key) => void all.delete(nameOf(name, key)),
  };
};

const late = createListeners();

/**
 * Notifies when slow storage has opened: values so far are moved, and the store becomes persistent. Or it will never
 * open.
 */
export const onLateStore = late.add;

const createLateStore = (opening: Promise<IDBDatabase>): Store => {
  const meanwhile = new Map<string, Row & { name: StoreName }>();
  let store = createMemoryStore(meanwhile);
  let isOpening = true;
  const moveIn = async (): Promise<void> => {
    try {
      store = createKeptStore(await opening);
    } finally {
      isOpening = false;
    }
    const rows = [...meanwhile.values()];
    await Promise.all(rows.map(({ name, key, value }) => store.put(name, key, value, { durable: true })));
  };
  // If it never opens, the memory store stays.
  moveIn().then(late.call, late.call);
  return {
    get isKept() {
      return store.isKept;
    },
    get isOpening() {
      return isOpening;
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

/** This device's store, shared by the whole page. */
export const openStore: OpenStore = () => (opened ??= begin());
