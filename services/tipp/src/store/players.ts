import type { PlayerData } from '@tippspiel/shared/events/catalogue';
import { keepNewest } from '@tippspiel/shared/mongo/keep-newest';
import { Schema, type Connection, type Model } from 'mongoose';

/** What the ranking needs of a player: a read model of the user service's events, rebuilt at any time. */
export type Player = {
  /** The player's number. */
  _id: number;
  version: number;
  firstname: string;
  lastname: string;
  city: string;
  pictureStamp: string;
  isLocked: boolean;
};

/** What tipp keeps of what user tells. */
export const toPlayer = (data: PlayerData): Player => ({
  _id: data.userId,
  version: data.version,
  firstname: data.firstname,
  lastname: data.lastname,
  city: data.city,
  pictureStamp: data.pictureStamp,
  isLocked: data.isLocked,
});

export function playerModel(connection: Connection): Model<Player> {
  const schema = new Schema<Player>(
    {
      _id: Number,
      version: Number,
      firstname: String,
      lastname: String,
      city: String,
      pictureStamp: String,
      isLocked: Boolean,
    },
    { versionKey: false },
  );
  return connection.model<Player>('players', schema, 'players');
}

export type PlayerStore = {
  /** Every player, in no order. */
  each(): AsyncIterable<Player>;
  /** The highest number of all, 0 without players. */
  highest(): Promise<number>;
  /** Keeps the highest version of each player; events may come twice or late. */
  save(players: Player[]): Promise<void>;
};

export function createPlayerStore(model: Model<Player>): PlayerStore {
  return {
    each: () => model.collection.find({}, { batchSize: 5_000 }).map((player) => player as unknown as Player),
    async highest() {
      const [player] = await model
        .find({}, { _id: 1 })
        .sort({ _id: -1 })
        .limit(1)
        .lean<Pick<Player, '_id'>[]>();
      return player?._id ?? 0;
    },
    async save(players) {
      await keepNewest(model, players);
    },
  };
}
