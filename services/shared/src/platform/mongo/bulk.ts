import { mongo, type Model } from 'mongoose';
import { inChunks } from './chunks.ts';
import { isDuplicateKey } from './duplicate-key.ts';

type Id = number | string;
type Operation =
  | { updateOne: { filter: { _id: Id }; update: Record<string, unknown>; upsert?: boolean } }
  | { replaceOne: { filter: { _id: Id }; replacement: Record<string, unknown>; upsert?: boolean } };

/** Documents of one command: what is sent at once stays small, and so does the transaction. */
const CHUNK = 1_000;

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
  const idOf = (operation: Operation) =>
    ('updateOne' in operation ? operation.updateOne : operation.replaceOne).filter._id;
  for (const chunk of inChunks(inOrder(operations, idOf), CHUNK))
    await model.collection.bulkWrite(chunk as never, { ...options, ordered: false });
}

/** For seeds: new documents, however many, in the order in which they are given. */
export async function insertInChunks<Stored>(
  model: Model<Stored>,
  documents: readonly Stored[],
): Promise<void> {
  for (const chunk of inChunks(documents, CHUNK)) await model.collection.insertMany(chunk as never);
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
