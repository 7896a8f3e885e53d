import type { Model } from 'mongoose';

/**
 * Reads many documents in the order of their ids. Each batch is a separate query, so that no cursor stays open.
 * @param read returns at most `size` documents after an id, in that order
 * @param before an id that sorts before all others
 */
export async function* batches<Id, Stored extends { _id: Id }>(
  read: (after: Id) => PromiseLike<Stored[]>,
  { before, size }: { before: Id; size: number },
): AsyncGenerator<Stored[]> {
  for (let last = before; ;) {
    const found = await read(last);
    if (found.length) yield found;
    if (found.length < size) return;
    last = found.at(-1)!._id;
  }
}

const PAGE = 500;

/**
 * All documents of a collection in the order of their ids, by default whole and 500 at a time.
 * @param before an id that sorts before all others
 */
export const pagesOf = <Stored extends { _id: number | string }>(
  model: Model<Stored>,
  before: Stored['_id'],
  { fields = {}, size = PAGE }: { fields?: Readonly<Record<string, number>>; size?: number } = {},
): AsyncGenerator<Stored[]> =>
  batches<Stored['_id'], Stored>(
    (after) =>
      model
        .find({ _id: { $gt: after } } as never, fields)
        .sort({ _id: 1 })
        .limit(size)
        .lean<Stored[]>(),
    { before, size },
  );

const PART = 5_000;

/** Deletes all matching documents in parts, so that no statement takes long. */
export async function deleteInParts<Stored>(
  model: Model<Stored>,
  where: Record<string, unknown>,
): Promise<void> {
  for (;;) {
    const some = await model
      .find(where as never, { _id: 1 })
      .limit(PART)
      .lean<{ _id: unknown }[]>();
    if (some.length) await model.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } } as never);
    if (some.length < PART) return;
  }
}
