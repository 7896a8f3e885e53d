import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { createCache } from '@tippspiel/shared/platform/queue/cache';
import { Schema, type Connection } from 'mongoose';

/**
 * The candidates of a prize, one bit per player number (`toBits`). Written once before the drawing, so that concurrent
 * drawings in several processes use the same candidates. Shard key: `_id`, the prize's number.
 */
type StoredDrawing = { _id: number; candidates: Buffer };

const schema = new Schema<StoredDrawing>({ _id: Number, candidates: Buffer }, { versionKey: false });

/** With a million players one result has 167 kilobytes, and thousands request it when winners are published. */
const KEPT = 8;

export function createDrawingStore(connection: Connection) {
  const model = connection.model<StoredDrawing>('drawings', schema, 'drawings');
  const texts = createCache<string>(KEPT);

  async function find(prizeId: number): Promise<Uint8Array | null> {
    const found = await model.collection.findOne({ _id: prizeId } as never, { promoteBuffers: true });
    return found && Uint8Array.from(found['candidates'] as Buffer);
  }

  return {
    /** Null before the drawing. @param prizeId the prize */
    find,
    /** The same as base64. The latest results are cached, because they never change. */
    encoded: (prizeId: number) =>
      texts.get(String(prizeId), async () => {
        const bits = await find(prizeId);
        return bits && Buffer.from(bits).toString('base64');
      }),
    /** Stores the candidates unless the prize already has some. */
    add: async (prizeId: number, candidates: Uint8Array): Promise<void> =>
      void (await insertOnce(model, { _id: prizeId, candidates: Buffer.from(candidates) })),
  };
}
