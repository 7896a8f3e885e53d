import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';

/** Registered players, by number alone: a read model of user's events. Shard key: `_id`. */
type StoredPlayer = { _id: number; version: number };

const schema = new Schema<StoredPlayer>({ _id: Number, version: Number }, { versionKey: false });

export type Players = ReturnType<typeof createPlayers>;

export function createPlayers(connection: Connection) {
  const model = connection.model<StoredPlayer>('players', schema, 'players');

  return {
    async has(userId: number): Promise<boolean> {
      return (await model.exists({ _id: userId })) !== null;
    },

    async save(players: readonly { userId: number; version: number }[]): Promise<void> {
      await keepNewest(
        model,
        players.map(({ userId: _id, version }) => ({ _id, version })),
      );
    },

    async remove(userId: number): Promise<void> {
      await model.deleteOne({ _id: userId });
    },
  };
}
