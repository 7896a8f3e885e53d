/** The basis of a save. Without a revision it goes onto any other save. */
export type SaveBasis = {
  /** How many saves of the thing the caller has seen. */
  revision?: number;
  /** Another one for each save, the same when it is sent again. */
  key?: string;
};

/** The trace of the last save of a thing; missing where nothing was saved yet. */
export type SaveStamp = { revision?: number; key?: string | null };

/** The condition under which a save may take effect. @param path of the stamp in the document */
export const basisFilter = (path: string, { revision }: SaveBasis): Record<string, unknown> =>
  revision === undefined ? {} : { [`${path}.revision`]: revision || null };

export const stampUpdate = (path: string, { key }: SaveBasis) => ({
  set: { [`${path}.key`]: key ?? null },
  inc: { [`${path}.revision`]: 1 },
});

export const revisionOf = (stamp: SaveStamp | undefined): number => stamp?.revision ?? 0;

/** Whether the very same save stands there already. */
export const isRepeated = (stamp: SaveStamp | undefined, { key }: SaveBasis): boolean =>
  key !== undefined && stamp?.key === key;

/** Whether another save came first. */
export const isOutdated = (stamp: SaveStamp | undefined, { revision }: SaveBasis): boolean =>
  revision !== undefined && revision !== revisionOf(stamp);
