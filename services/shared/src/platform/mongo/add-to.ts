import type { Model } from 'mongoose';
import { insertOnce } from './insert-once.ts';

/**
 * Adds a document's number to the one that is stored under its id, or stores the document when there is none. Not by an
 * upsert: DocumentDB tells several first callers the same number.
 * @returns the sum, which no other caller is told
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
