import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { Schema, type Connection } from 'mongoose';

/** The seed of one match's duels. Written once and never changed: all processes show the same. Shard key: none. */
export type DuelDraw = {
  /** The match. */
  _id: number;
  /** 32 bytes in hexadecimal digits; secret until the match is locked. */
  seed: string;
  /** SHA-256 of the seed's bytes. */
  seedHash: string;
  committedAt: Date;
};

const schema = new Schema<DuelDraw>(
  { _id: Number, seed: String, seedHash: String, committedAt: Date },
  { versionKey: false },
);

export type DrawStore = ReturnType<typeof createDrawStore>;

export function createDrawStore(connection: Connection) {
  const model = connection.model<DuelDraw>('draws', schema, 'draws');
  return {
    all: (): Promise<DuelDraw[]> => model.find().sort({ _id: 1 }).lean<DuelDraw[]>().exec(),
    /** Stores a draw unless its match already has one. */
    add: async (draw: DuelDraw): Promise<void> => void (await insertOnce(model, draw)),
  };
}
