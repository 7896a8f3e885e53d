import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * The candidates of a prize, one bit per player number (`toBits`). Written once, before anybody is drawn: two drawings of
 * one prize, in whatever process, draw from the same. Shard key: `_id`, the prize's number.
 */
type StoredDrawing = { _id: number; candidates: Buffer };

export function drawingModel(connection: Connection): Model<StoredDrawing> {
  const schema = new Schema<StoredDrawing>({ _id: Number, candidates: Buffer }, { versionKey: false });
  return connection.model<StoredDrawing>('drawings', schema, 'drawings');
}

export type DrawingStore = {
  /** Null before the drawing. @param prizeId the prize */
  find(prizeId: number): Promise<Uint8Array | null>;
  /** The same as base64; what was asked for last is kept, as it never changes. */
  encoded(prizeId: number): Promise<string | null>;
  /** Keeps them unless the prize has some already. */
  add(prizeId: number, candidates: Uint8Array): Promise<void>;
};

/** Of a million players one is 167 kilobytes, and thousands ask for it when winners are published. */
const KEPT = 8;

export function createDrawingStore(model: Model<StoredDrawing>): DrawingStore {
  const kept = new Map<number, Promise<string | null>>();

  async function find(prizeId: number): Promise<Uint8Array | null> {
    const found = await model.collection.findOne({ _id: prizeId } as never, { promoteBuffers: true });
    return found && Uint8Array.from(found['candidates'] as Buffer);
  }

  async function encode(prizeId: number): Promise<string | null> {
    let text: string | null = null;
    try {
      const bits = await find(prizeId);
      text = bits && Buffer.from(bits).toString('base64');
    } finally {
      if (text === null) kept.delete(prizeId);
    }
    return text;
  }

  return {
    find,
    encoded(prizeId) {
      const known = kept.get(prizeId) ?? encode(prizeId);
      kept.delete(prizeId);
      kept.set(prizeId, known);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return known;
    },
    add: async (prizeId, candidates) =>
      void (await insertOnce(model, { _id: prizeId, candidates: Buffer.from(candidates) })),
  };
}
