/** The basis of a save. Without a revision it goes onto any other save. */
export type SaveBasis = {
  /** How many saves of the thing the caller has seen. */
  revision?: number;
  /** Another one for each save, the same when it is sent again. */
  key?: string;
};

/** The trace of the saves of a thing; missing where nothing was saved yet. */
export type SaveStamp = {
  revision?: number;
  /** Of the last save. */
  key?: string | null;
  /** Of the latest saves that stood on no revision: nothing else tells that they come again. */
  keys?: string[];
};

/** A repetition comes within seconds; only a script saves the same thing more often in between. */
const REMEMBERED_KEYS = 5;

/** The condition under which a save may take effect. @param path of the stamp in the document */
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

/** Whether the very same save stands there already. */
export const isRepeated = (stamp: SaveStamp | undefined, { key }: SaveBasis): boolean =>
  key !== undefined && stamp?.key === key;

/** Whether another save came first, or came since where this one is a repetition. */
export const isOutdated = (stamp: SaveStamp | undefined, { revision, key }: SaveBasis): boolean =>
  revision === undefined
    ? key !== undefined && stamp?.keys?.includes(key) === true
    : revision !== revisionOf(stamp);
