import { Schema, type Connection } from 'mongoose';
import { addTo } from './add-to.ts';

type Counter = { _id: string; value: number };

/** Gives out positive integers per kind, each once, across all processes; a number that goes unused leaves a gap. */
export function createCounters(connection: Connection): {
  /** @returns the first of `count` new numbers. */
  next(kind: string, count?: number): Promise<number>;
} {
  const schema = new Schema<Counter>({ _id: String, value: Number }, { versionKey: false });
  const model = connection.model<Counter>('counters', schema, 'counters');
  return {
    next: async (kind, count = 1) => (await addTo(model, { _id: kind, value: count }, 'value')) - count + 1,
  };
}
