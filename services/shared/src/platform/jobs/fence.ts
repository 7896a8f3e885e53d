import assert from 'node:assert/strict';
import type { Model, UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../mongo/duplicate-key.ts';
import type { Lease } from './leases.ts';

/** Another process has taken over the job's lease. Nothing more may be written under this one. */
export class LeaseLostError extends Error {
  constructor({ name, fence }: Lease) {
    super(`the lease ${fence} of the job '${name}' is lost`);
    this.name = 'LeaseLostError';
  }
}

/** A document that jobs write. It stores the fencing token of the last run that wrote it. */
export type Fenced = { fence: number };

/**
 * Writes this run's fence into a document, before the run reads what it will change. Creates a missing document. From
 * then on no earlier run can write it, however late that run resumes.
 * @throws LeaseLostError when the document has a later run's fence
 */
export async function setFence<Doc extends Fenced>(
  model: Model<Doc>,
  _id: unknown,
  lease: Lease,
): Promise<void> {
  const { fence } = lease;
  assert(Number.isInteger(fence) && fence > 0, `no fence to write: ${fence}`);
  try {
    // With a later fence nothing matches, so the upsert tries to insert and fails because the document exists.
    const filter = { _id, fence: { $not: { $gt: fence } } };
    await model.collection.updateOne(filter as never, { $set: { fence } } as never, { upsert: true });
  } catch (error) {
    throw isDuplicateKey(error) ? new LeaseLostError(lease) : error;
  }
}

/** Changes a document that has this run's fence. @throws LeaseLostError when it has a later run's fence */
export async function writeFenced<Doc extends Fenced>(
  model: Model<Doc>,
  _id: unknown,
  lease: Lease,
  update: UpdateQuery<Doc>,
): Promise<void> {
  const { matchedCount } = await model.updateOne({ _id, fence: lease.fence } as never, update as never);
  if (!matchedCount) throw new LeaseLostError(lease);
}
