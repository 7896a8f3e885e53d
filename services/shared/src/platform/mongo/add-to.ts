import type { Model } from 'mongoose';
import { insertOnce } from './insert-once.ts';

/**
 * Adds a document's number to the one stored under its id, or stores the document when there is none. It does not use
 * an upsert, because with DocumentDB several first callers may get the same number.
 * @returns the sum, which no other caller gets
 */
export async function addTo<Stored extends { _id: unknown }>(
  model: Model<Stored>,
  document: Stored,
  field: keyof Stored & string,
): Promise<number> {
  const by = document[field] as number;
  for (;;) {
    const after = await model
      .findOneAndUpdate({ _id: document._id } as never, { $inc: { [field]: by } } as never, {
        returnDocument: 'after',
      })
      .lean<Stored>();
    if (after) return after[field] as number;
    if (await insertOnce(model, document)) return by;
  }
}
