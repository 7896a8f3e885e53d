import { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

type Counter = { _id: string; value: number };

/** Gives out positive integers per kind, each once, across all processes; a number that goes unused leaves a gap. */
export function createCounters(connection: Connection): {
  next(kind: string, count?: number): Promise<number>;
} {
  const schema = new Schema<Counter>({ _id: String, value: Number }, { versionKey: false });
  const model = connection.model<Counter>('counters', schema, 'counters');

  /** Not by an upsert: DocumentDB tells several first callers the same number. */
  async function begin(kind: string): Promise<void> {
    try {
      await model.collection.insertOne({ _id: kind, value: 0 } as never);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  return {
    /** @returns the first of `count` new numbers. */
    async next(kind, count = 1) {
      for (;;) {
        const options = { returnDocument: 'after' } as const;
        const counter = await model
          .findOneAndUpdate({ _id: kind }, { $inc: { value: count } }, options)
          .lean();
        if (counter) return counter.value - count + 1;
        await begin(kind);
      }
    },
  };
}
