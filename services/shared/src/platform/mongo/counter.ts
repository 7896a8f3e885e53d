import { Schema, type Connection } from 'mongoose';
import { addTo } from './add-to.ts';
import { insertOnce } from './insert-once.ts';

/** The last number issued for a kind, or the number of one key. Shard key: `_id`. */
type Counter = { _id: string; value: number };

/** Issues each positive integer of a kind once, across all processes. An unused number leaves a gap. */
export function createCounters(connection: Connection) {
  const schema = new Schema<Counter>({ _id: String, value: Number }, { versionKey: false });
  const model = connection.model<Counter>('counters', schema, 'counters');
  /** @returns the first of `count` new numbers */
  const next = async (kind: string, count = 1) =>
    (await addTo(model, { _id: kind, value: count }, 'value')) - count + 1;
  /** @returns the number of a key that the caller chose: a new number first, and the same one in later calls */
  async function numberOf(kind: string, key: string): Promise<number> {
    const _id = `${kind}/${key}`;
    const find = () => model.findById(_id).lean<Counter>();
    const known = await find();
    if (known) return known.value;
    const value = await next(kind);
    return (await insertOnce(model, { _id, value })) ? value : ((await find()) as Counter).value;
  }
  return {
    next,
    numberOf,
    /** @returns the number of a key; without a key a new number */
    idFor: (kind: string, key: string | null) => (key ? numberOf(kind, key) : next(kind)),
  };
}
