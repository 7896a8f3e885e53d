import { insertOnce } from '@tippspiel/shared/mongo/insert-once';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * Who could be drawn for a prize, one bit per player number (`toBits`). Written once, before anybody is drawn, and never
 * changed: two drawings of one prize, in whatever process, draw from the same.
 */
type StoredDrawing = { _id: number; candidates: Buffer };

export function drawingModel(connection: Connection): Model<StoredDrawing> {
  const schema = new Schema<StoredDrawing>({ _id: Number, candidates: Buffer }, { versionKey: false });
  return connection.model<StoredDrawing>('drawings', schema, 'drawings');
}

export type DrawingStore = {
  /** Null before the drawing. @param prizeId the prize */
  find(prizeId: number): Promise<Uint8Array | null>;
  /** Keeps them unless the prize has some already. */
  add(prizeId: number, candidates: Uint8Array): Promise<void>;
};

export function createDrawingStore(model: Model<StoredDrawing>): DrawingStore {
  return {
    async find(prizeId) {
      const found = await model.collection.findOne({ _id: prizeId } as never, { promoteBuffers: true });
      return found && Uint8Array.from(found['candidates'] as Buffer);
    },
    add: async (prizeId, candidates) =>
      void (await insertOnce(model, { _id: prizeId, candidates: Buffer.from(candidates) })),
  };
}
