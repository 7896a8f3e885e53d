import { publish } from '../connection/channel.ts';
import type { OutboxRecord, OutboxStore } from './save-types.ts';
import { createListeners } from '../listeners.ts';
import { isClockSure, serverNow } from '../time/server-clock.ts';
import type { Store, StoreKey } from './store.ts';
import { holdUnsaved } from './unsaved.ts';

/** An entry that the server has not stored yet. */
export interface Unsaved {
  id: string;
  /** 'Dein Tipp 2:1 für Deutschland – Ungarn' */
  name: string;
  /** Address of the screen of the entry. */
  to: string;
  /** Milliseconds by the server's clock. */
  lockAt: number;
}

/** An entry that the server will never store. */
export interface Lost {
  id: string;
  name: string;
  /** In German; empty for the lock. */
  why: string;
}

/** A row of the store, keyed by player, kind, the object's own key and an id. */
interface Row {
  record: OutboxRecord<unknown, unknown>;
  /** The reason of the loss; null while it may still be stored. */
  why: string | null;
}

/** An answer within this time needs no message. */
const PATIENCE_MS = 3000;
/** A lost entry is shown for this long after its lock. */
const READABLE_MS = 7 * 86_400_000;

const changed = createListeners();
const unsaved = new Map<string, Unsaved & { since: number; isRead: boolean }>();
const lost = new Map<string, Lost & { forget: () => void }>();
const read = new Set<string>();
/** Removed by this page: a read that began earlier may still return them. */
const removed = new Set<string>();
let overdue: readonly Unsaved[] = [];
let losses: readonly Lost[] = [];

/** Keeps the identity of an equal list, to avoid renders. */
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

/** @param isRead read from the store: another tab may remove it there */
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
  if (lost.has(id) || removed.has(id)) return;
  const forget = (): void => void store.then((opened) => opened.remove('outbox', key)).catch(() => undefined);
  lost.set(id, { id, name: record.name, why: why ?? '', forget });
  change();
};

const isRow = (value: unknown): value is Row => {
  const { record } = (value ?? {}) as Partial<Row>;
  return typeof record?.about?.lockAt === 'number' && 'change' in record;
};

/** Outdated or unreadable. */
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

/** Reads a player's records, oldest first, and shows them as unsaved or lost; replaces those read before. */
const readAll = async (opening: Promise<Store>, prefix: StoreKey): Promise<[StoreKey, Row][]> => {
  const store = await opening;
  const before = [...unsaved].filter(([, { isRead }]) => isRead);
  const rows: [StoreKey, Row][] = [];
  for (const { key, value } of await store.all('outbox', prefix)) {
    if (!isRow(value) || isStale(value)) continue;
    if (!removed.has(value.record.id) || value.why !== null) rows.push([key, value]);
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

/** All unstored entries of this browser, for the shell. */
export const outbox = {
  /** Entries that should be stored by now. */
  overdue: (): readonly Unsaved[] => overdue,
  count: (): number => overdue.length,
  losses: (): readonly Lost[] => losses,
  /** The player has read about a loss. */
  dismiss: (id: string): void => {
    removed.add(id);
    lost.get(id)?.forget();
    lost.delete(id);
    change();
  },
  /** Whether the records of a kind were read. Until then nothing may be shown as saved. */
  isRead: (kind: string): boolean => read.has(kind),
  /** The kinds of a player's records. Removes outdated records of all players. */
  kinds: async (opening: Promise<Store>, userId: number): Promise<Set<unknown>> => {
    removeAll(opening, [], isStale).catch(() => undefined);
    const rows = await readAll(opening, [userId]).catch(() => []);
    return new Set(rows.map(([[, kind]]) => kind));
  },
  /** For a deleted account. */
  forget: (opening: Promise<Store>, userId: number): Promise<void> =>
    removeAll(opening, [userId], () => true).catch(() => undefined),
  subscribe: changed.add,
};

interface Outbox<Key, Change, Stored> extends OutboxStore<Key, Change, Stored> {
  /** Records that are new to this page, of an earlier page load or another tab; oldest first. */
  unread: () => Promise<[Key, OutboxRecord<Change, Stored>][]>;
}

/** Stores a player's entries of one kind until they are saved or lost. */
export const createOutbox = <Key extends string | number, Change, Stored>(
  opening: Promise<Store>,
  userId: number,
  kind: string,
): Outbox<Key, Change, Stored> => {
  /** Ids of records that this page has written or read. */
  const seen = new Set<string>();
  /** Ids of records of an earlier page load, and of their successors. */
  const restored = new Set<string>();
  const holds = new Map<string, () => void>();
  /** By id: the records it replaces, until that is done. A full disk keeps the old ones. */
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
    removed.add(id);
    const rows = [keyOf(key, id), ...(replaced.get(id) ?? [])];
    replaced.delete(id);
    return opening
      .then((store) => Promise.all(rows.map((row) => store.remove('outbox', row))))
      .catch(() => undefined);
  };
  /** For other tabs, which may have read it as unsaved. */
  const publishSaved = (key: Key): void => publish({ kind: 'outbox', userId, of: kind, key, target: null });

  const release = (place: string): void => {
    holds.get(place)?.();
    holds.delete(place);
  };

  return {
    put: (key, record, before) => {
      const at = keyOf(key, record.id);
      const place = placeOf(at);
      seen.add(record.id);
      if (before && restored.has(before.id)) restored.add(record.id);
      noteUnsaved(place, record);
      const replaces = before ? [keyOf(key, before.id), ...(replaced.get(before.id) ?? [])] : [];
      if (before) {
        removed.add(before.id);
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
    lose: (key, record, { code, message }, isShown) => {
      // An object on the screen shows the refusal of a recent entry itself. The lock is told everywhere.
      if (isShown && code !== 'LOCKED' && !restored.has(record.id)) return;
      const at = keyOf(key, `lost ${record.id}`);
      const row: Row = { record, why: code === 'LOCKED' ? '' : message };
      void write(at, row);
      noteLost(opening, at, row);
    },
    announce: (key, target) => publish({ kind: 'outbox', userId, of: kind, key, target }),
    unread: async () => {
      const { isOpening } = await opening;
      const rows = await readAll(opening, [userId, kind]).catch(() => null);
      if (rows && !isOpening) read.add(kind);
      const fresh = (rows ?? []).filter(([, { record, why }]) => why === null && !seen.has(record.id));
      change();
      return fresh.map(([[, , key], { record }]) => {
        seen.add(record.id);
        restored.add(record.id);
        return [key as Key, record as OutboxRecord<Change, Stored>];
      });
    },
  };
};
