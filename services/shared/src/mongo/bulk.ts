import { mongo, type Model } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

type Id = number | string;
type Operation =
  | { updateOne: { filter: { _id: Id }; update: Record<string, unknown>; upsert?: boolean } }
  | { replaceOne: { filter: { _id: Id }; replacement: Record<string, unknown>; upsert?: boolean } };

/**
 * Writes many documents at once, always in the order of their ids. PostgreSQL under FerretDB writes a bulk in one
 * transaction and keeps each document locked until its end: two processes that write the same documents in different
 * orders wait for each other, seconds long, until the database breaks one of them off ('deadlock detected').
 */
export async function bulkWrite<Stored>(
  model: Model<Stored>,
  operations: readonly Operation[],
  options: { maxTimeMS?: number } = {},
): Promise<void> {
  if (!operations.length) return;
  const idOf = (operation: Operation) =>
    ('updateOne' in operation ? operation.updateOne : operation.replaceOne).filter._id;
  await model.collection.bulkWrite(inOrder(operations, idOf) as never, { ...options, ordered: false });
}

/** @returns those that another process inserted first */
export async function bulkInsert<Stored extends { _id: Id }>(
  model: Model<Stored>,
  documents: readonly Stored[],
): Promise<Stored[]> {
  if (!documents.length) return [];
  const ordered = inOrder(documents, ({ _id }) => _id);
  try {
    await model.collection.insertMany(ordered as never, { ordered: false });
    return [];
  } catch (error) {
    const failures = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (!failures.length || !failures.every(isDuplicateKey)) throw error;
    return failures.map(({ index }) => ordered[index] as Stored);
  }
}

const inOrder = <Item>(items: readonly Item[], idOf: (item: Item) => Id): Item[] =>
  items.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : idOf(one) > idOf(other) ? 1 : 0));
