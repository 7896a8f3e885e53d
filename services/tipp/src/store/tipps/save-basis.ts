/** What a save is based on. Without a revision it overwrites any other save. */
export type SaveBasis = {
  /** The revision that the caller has seen. */
  revision?: number;
  /** Unique for each save; a retry sends the same key. */
  key?: string;
};

/** Metadata of the saves; missing before the first save. */
export type SaveStamp = {
  revision?: number;
  /** Key of the last save. */
  key?: string | null;
  /** Keys of the latest saves without a revision, which can only be recognized as retries by their key. */
  keys?: string[];
};

/** Retries arrive within seconds; only a script saves the same thing more often in between. */
const REMEMBERED_KEYS = 5;

/** The condition for a save to take effect. @param path of the stamp in the document */
export function basisFilter(path: string, { revision, key }: SaveBasis): Record<string, unknown> {
  if (revision !== undefined) return { [`${path}.revision`]: revision || null };
  return key === undefined ? {} : { [`${path}.keys`]: { $ne: key } };
}

export const stampUpdate = (path: string, { revision, key }: SaveBasis) => ({
  set: { [`${path}.key`]: key ?? null },
  inc: { [`${path}.revision`]: 1 },
  push:
    revision === undefined && key !== undefined
      ? { [`${path}.keys`]: { $each: [key], $slice: -REMEMBERED_KEYS } }
      : {},
});

export const revisionOf = (stamp: SaveStamp | undefined): number => stamp?.revision ?? 0;

/** Whether this save is already stored. */
export const isRepeated = (stamp: SaveStamp | undefined, { key }: SaveBasis): boolean =>
  key !== undefined && stamp?.key === key;

/** Whether another save came first, or replaced this one before its retry. */
export const isOutdated = (stamp: SaveStamp | undefined, { revision, key }: SaveBasis): boolean =>
  revision === undefined
    ? key !== undefined && stamp?.keys?.includes(key) === true
    : revision !== revisionOf(stamp);
