import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';

/** Registered players, without names: a read model of user's events. Shard key: `_id`. */
type StoredPlayer = { _id: number; version: number; isLocked: boolean };
type Player = { userId: number; version: number; isLocked: boolean };

const schema = new Schema<StoredPlayer>(
  { _id: Number, version: Number, isLocked: Boolean },
  { versionKey: false },
);

export type Players = ReturnType<typeof createPlayers>;

export function createPlayers(connection: Connection) {
  const model = connection.model<StoredPlayer>('players', schema, 'players');

  return {
    async has(userId: number): Promise<boolean> {
      return (await model.exists({ _id: userId })) !== null;
    },

    /** Those of these players who are locked. */
    async lockedAmong(ids: readonly number[]): Promise<Set<number>> {
      const found = await model
        .find({ _id: { $in: ids }, isLocked: true }, { _id: 1 })
        .lean<StoredPlayer[]>();
      return new Set(found.map(({ _id }) => _id));
    },

    async save(players: readonly Player[]): Promise<void> {
      await keepNewest(
        model,
        players.map(({ userId: _id, version, isLocked }) => ({ _id, version, isLocked })),
      );
    },

    async remove(userId: number): Promise<void> {
      await model.deleteOne({ _id: userId });
    },
  };
}
