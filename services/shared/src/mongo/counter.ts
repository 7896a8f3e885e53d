import { Schema, type Connection } from 'mongoose';

type Counter = { _id: string; value: number };

/** Gives out positive integers per kind, each once, across all processes; a number that goes unused leaves a gap. */
export function createCounters(connection: Connection): {
  next(kind: string, count?: number): Promise<number>;
} {
  const schema = new Schema<Counter>({ _id: String, value: Number }, { versionKey: false });
  const model = connection.model<Counter>('counters', schema, 'counters');
  return {
    /** @returns the first of `count` new numbers. */
    async next(kind, count = 1) {
      const counter = await model
        .findOneAndUpdate(
          { _id: kind },
          { $inc: { value: count } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return counter.value - count + 1;
    },
  };
}
