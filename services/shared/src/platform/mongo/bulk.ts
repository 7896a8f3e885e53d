import { mongo, type Model } from 'mongoose';
import { inChunks } from './chunks.ts';
import { isDuplicateKey } from './duplicate-key.ts';

type Id = number | string;
type Operation =
  | { updateOne: { filter: { _id: Id }; update: Record<string, unknown>; upsert?: boolean } }
  | { replaceOne: { filter: { _id: Id }; replacement: Record<string, unknown>; upsert?: boolean } };

/** Documents per command. It keeps each message and each transaction small. */
const CHUNK = 1_000;

/**
 * Writes many documents at once, always in the order of their ids. PostgreSQL under FerretDB writes a bulk in one
 * transaction, and keeps each document locked until its end. Two processes that write the same documents in different
 * orders would wait for each other for seconds, until the database aborts one of them ('deadlock detected').
 */
export async function bulkWrite<Stored>(
  model: Model<Stored>,
  operations: readonly Operation[],
  options: { maxTimeMS?: number } = {},
): Promise<void> {
  const idOf = (operation: Operation) =>
    ('updateOne' in operation ? operation.updateOne : operation.replaceOne).filter._id;
  for (const chunk of inChunks(inOrder(operations, idOf), CHUNK))
    await model.collection.bulkWrite(chunk as never, { ...options, ordered: false });
}

/** For seeds: inserts any number of new documents in the given order. */
export async function insertInChunks<Stored>(
  model: Model<Stored>,
  documents: readonly Stored[],
): Promise<void> {
  for (const chunk of inChunks(documents, CHUNK)) await model.collection.insertMany(chunk as never);
}

/** @returns the documents that another process has inserted before */
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
