import { publish } from '../connection/channel.ts';
import type { OutboxRecord, OutboxStore } from './outbox-record.ts';
import { createListeners } from '../listeners.ts';
import { isClockSure, serverNow } from '../time/server-clock.ts';
import type { Store, StoreKey } from './store.ts';
import { holdUnsaved } from './unsaved.ts';

/** Entered, and not stored by the server. */
export interface Unsaved {
  id: string;
  /** 'Dein Tipp 2:1 für Deutschland – Ungarn' */
  name: string;
  /** Address of where it was entered. */
  to: string;
  /** Milliseconds by the server's clock. */
  lockAt: number;
}

/** Entered, and never to be stored. */
export interface Lost {
  id: string;
  name: string;
  /** In German; empty for the lock. */
  why: string;
}

/** As it stands in the store, under the player's id, the kind, the thing's own key and an id. */
interface Row {
  record: OutboxRecord<unknown, unknown>;
  /** The reason of its loss: null as long as it is to be stored. */
  why: string | null;
}

/** A quick answer needs no word. */
const PATIENCE_MS = 3000;
/** So long after its lock a player may come back to read that something did not count. */
const READABLE_MS = 7 * 86_400_000;

const changed = createListeners();
const unsaved = new Map<string, Unsaved & { since: number; isRead: boolean }>();
const lost = new Map<string, Lost & { forget: () => void }>();
const read = new Set<string>();
/** Taken away by this page: a read that set out earlier may still bring it. */
const gone = new Set<string>();
let overdue: readonly Unsaved[] = [];
let losses: readonly Lost[] = [];

/** The same list as long as the same stands in it: what shows it is drawn again only for something new. */
const sameOr = <Each>(before: readonly Each[], next: readonly Each[]): readonly Each[] =>
  before.length === next.length && before.every((each, at) => each === next[at]) ? before : next;

const change = (): void => {
  const due = Date.now() - PATIENCE_MS;
  overdue = sameOr(
    overdue,
    [...unsaved.values()].filter(({ since }) => since <= due),
  );
  losses = sameOr(losses, [...lost.values()]);
  changed.call();
};

/** @param isRead it is known from the store: whoever takes it away there may be another tab */
const noteUnsaved = (place: string, { id, name, about }: Row['record'], isRead = false): void => {
  const before = unsaved.get(place);
  if (before?.id === id) return;
  const { to, lockAt } = about;
  unsaved.set(place, { id, name, to, lockAt, since: before?.since ?? Date.now(), isRead });
  if (!before) setTimeout(change, PATIENCE_MS);
  change();
};

const noteLost = (store: Promise<Store>, key: StoreKey, { record, why }: Row): void => {
  const id = key.join(' ');
  if (lost.has(id) || gone.has(id)) return;
  const forget = (): void => void store.then((opened) => opened.remove('outbox', key)).catch(() => undefined);
  lost.set(id, { id, name: record.name, why: why ?? '', forget });
  change();
};

const isRow = (value: unknown): value is Row => {
  const { record } = (value ?? {}) as Partial<Row>;
  return typeof record?.about?.lockAt === 'number' && 'change' in record;
};

/** Of no use to anybody any more, or nothing that can be read. */
const isStale = (value: unknown): boolean =>
  !isRow(value) || (isClockSure() && value.record.about.lockAt + READABLE_MS < serverNow());

const removeAll = async (
  opening: Promise<Store>,
  prefix: StoreKey,
  isMatch: (value: unknown) => boolean,
): Promise<void> => {
  const store = await opening;
  const rows = (await store.all('outbox', prefix)).filter(({ value }) => isMatch(value));
  await Promise.all(rows.map(({ key }) => store.remove('outbox', key)));
};

const placeOf = ([, kind, key]: StoreKey): string => `${kind} ${key}`;

/** The records of a player, oldest first; all that is unsaved or lost is shown from then on, and nothing else that was read before. */
const readAll = async (opening: Promise<Store>, prefix: StoreKey): Promise<[StoreKey, Row][]> => {
  const store = await opening;
  const before = [...unsaved].filter(([, { isRead }]) => isRead);
  const rows: [StoreKey, Row][] = [];
  for (const { key, value } of await store.all('outbox', prefix)) {
    if (!isRow(value) || isStale(value)) continue;
    if (!gone.has(value.record.id) || value.why !== null) rows.push([key, value]);
  }
  rows.sort(([, one], [, other]) => one.record.enteredAt - other.record.enteredAt);
  const ids = new Set(rows.map(([, { record }]) => record.id));
  const [, kind] = prefix;
  for (const [place, { id }] of before)
    if (!ids.has(id) && (kind === undefined || place.startsWith(`${kind} `)) && unsaved.get(place)?.id === id)
      unsaved.delete(place);
  for (const [key, row] of rows) {
    if (row.why !== null) noteLost(opening, key, row);
    else if (unsaved.get(placeOf(key))?.isRead !== false) noteUnsaved(placeOf(key), row.record, true);
  }
  change();
  return rows;
};

/** All entries of this browser that are not stored, for the shell. */
export const outbox = {
  /** Entries that should be stored by now and are not. */
  overdue: (): readonly Unsaved[] => overdue,
  count: (): number => overdue.length,
  late: (): readonly Lost[] => losses,
  /** The player has read that something is lost. */
  dismiss: (id: string): void => {
    gone.add(id);
    lost.get(id)?.forget();
    lost.delete(id);
    change();
  },
  /** Whether it is known what was left of a kind: until then nothing may pass for stored. */
  isRead: (kind: string): boolean => read.has(kind),
  /** The kinds of a player's records. Old records that nobody has come back for are cleared away, of any player. */
  kinds: async (opening: Promise<Store>, userId: number): Promise<Set<unknown>> => {
    removeAll(opening, [], isStale).catch(() => undefined);
    const rows = await readAll(opening, [userId]).catch(() => []);
    return new Set(rows.map(([[, kind]]) => kind));
  },
  /** Of a player whom there is not any more. */
  forget: (opening: Promise<Store>, userId: number): Promise<void> =>
    removeAll(opening, [userId], () => true).catch(() => undefined),
  subscribe: changed.add,
};

interface Outbox<Key, Change, Stored> extends OutboxStore<Key, Change, Stored> {
  /** Records that this page does not know yet: of an earlier life of the app, or of another tab; oldest first. */
  rest: () => Promise<[Key, OutboxRecord<Change, Stored>][]>;
}

/** Keeps, for one player, what is entered of one kind of things until it is stored or lost. */
export const createOutbox = <Key extends string | number, Change, Stored>(
  opening: Promise<Store>,
  userId: number,
  kind: string,
): Outbox<Key, Change, Stored> => {
  const known = new Set<string>();
  /** Records of an earlier life, and what became of them. */
  const old = new Set<string>();
  const holds = new Map<string, () => void>();
  /** By id, what a record takes the place of, until that is known to be done: a full disk keeps the old one. */
  const replaced = new Map<string, StoreKey[]>();
  const keyOf = (key: Key, id: string): StoreKey => [userId, kind, key, id];

  const write = async (key: StoreKey, row: Row, replaces: StoreKey[] = []): Promise<boolean> => {
    try {
      const store = await opening;
      await store.put('outbox', key, row, { durable: true, replaces });
      return store.isKept;
    } catch {
      return false;
    }
  };
  const erase = (key: Key, id: string): Promise<unknown> => {
    gone.add(id);
    const rows = [keyOf(key, id), ...(replaced.get(id) ?? [])];
    replaced.delete(id);
    return opening
      .then((store) => Promise.all(rows.map((row) => store.remove('outbox', row))))
      .catch(() => undefined);
  };
  /** For other tabs, which may have read that it is not saved. */
  const publishSaved = (key: Key): void => publish({ kind: 'outbox', userId, of: kind, key, target: null });

  const release = (place: string): void => {
    holds.get(place)?.();
    holds.delete(place);
  };

  return {
    put: (key, record, before) => {
      const at = keyOf(key, record.id);
      const place = placeOf(at);
      known.add(record.id);
      if (before && old.has(before.id)) old.add(record.id);
      noteUnsaved(place, record);
      const replaces = before ? [keyOf(key, before.id), ...(replaced.get(before.id) ?? [])] : [];
      if (before) {
        gone.add(before.id);
        replaced.delete(before.id);
        replaced.set(record.id, replaces);
      }
      void write(at, { record, why: null }, replaces).then((isKept) => {
        if (isKept) replaced.delete(record.id);
        if (isKept) release(place);
        else if (unsaved.get(place)?.id === record.id && !holds.has(place))
          holds.set(place, holdUnsaved(place, { asks: true }));
      });
    },
    remove: (key, { id }) => {
      const place = placeOf(keyOf(key, id));
      void erase(key, id).then(() => publishSaved(key));
      if (unsaved.get(place)?.id === id) unsaved.delete(place);
      release(place);
      change();
    },
    lose: (key, record, { code, message }) => {
      // The screen answers the player's own action where it was done; only the lock is worth a word everywhere.
      if (code !== 'LOCKED' && !old.has(record.id)) return;
      const at = keyOf(key, `lost ${record.id}`);
      const row: Row = { record, why: code === 'LOCKED' ? '' : message };
      void write(at, row);
      noteLost(opening, at, row);
    },
    announce: (key, target) => publish({ kind: 'outbox', userId, of: kind, key, target }),
    rest: async () => {
      const rows = await readAll(opening, [userId, kind]).catch(() => []);
      const fresh = rows.filter(([, { record, why }]) => why === null && !known.has(record.id));
      read.add(kind);
      change();
      return fresh.map(([[, , key], { record }]) => {
        known.add(record.id);
        old.add(record.id);
        return [key as Key, record as OutboxRecord<Change, Stored>];
      });
    },
  };
};
