import assert from 'node:assert/strict';
import type { Model } from 'mongoose';
import { insertOnce } from './insert-once.ts';
import type { OutboxEntry, WithOutbox } from './outbox.ts';

type Versioned = WithOutbox & { _id: unknown; version: number };

/**
 * Writes a document's next version and its events in one write, for `changeVersioned`'s `write`. Version 1 is inserted.
 * A later version replaces the given fields of the previous one.
 * @returns false, without a write, when the stored document is not the previous version
 */
export async function saveVersion<Stored extends Versioned>(
  model: Model<Stored>,
  next: Omit<Stored, 'outbox'>,
  ...entries: OutboxEntry[]
): Promise<boolean> {
  const { _id, version, ...rest } = next as Omit<Versioned, 'outbox'>;
  assert(Number.isInteger(version) && version > 0, `no version to write: ${version}`);
  if (version === 1) return insertOnce(model, { ...next, outbox: entries } as never as Stored);
  return writeNext(model, { _id, version }, { $set: rest, $push: { outbox: { $each: entries } } });
}

/**
 * Updates a document to its next version, for `changeVersioned`'s `write`.
 * @returns false, without a write, when the stored document is not the previous version
 */
export async function writeNext<Stored extends { version: number }>(
  model: Model<Stored>,
  { _id, version }: { _id: unknown; version: number },
  { $set, ...others }: { $set: object; $push?: object; $unset?: object },
): Promise<boolean> {
  const { matchedCount } = await model.updateOne(
    { _id, version: version - 1 } as never,
    { $set: { ...$set, version }, ...others } as never,
  );
  return matchedCount === 1;
}
