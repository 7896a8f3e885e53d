import type { EventData, PlayerData } from '@tippspiel/shared/contracts/events/catalogue';
import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';

export type Player = {
  /** The player's number. */
  _id: number;
  version: number;
  firstname: string;
  lastname: string;
  city: string;
  pictureStamp: string;
  isLocked: boolean;
  /** Deleted: has no name and is in no list; the number is not reused. */
  isGone?: boolean;
};

/** The player data that the ranking needs: a read model of user's events. Shard key: `_id`, the player's number. */
export type StoredPlayer = Player & {
  /** By the game's clock; null for a deleted player. */
  registeredAt: Date | null;
};

export const toPlayer = (data: PlayerData): Player => ({
  _id: data.userId,
  version: data.version,
  firstname: data.firstname,
  lastname: data.lastname,
  city: data.city,
  pictureStamp: data.pictureStamp,
  isLocked: data.isLocked,
});

/** The row of a deleted player; its version is higher than all earlier ones. */
export const toGone = ({ userId, version }: EventData<'user.account.deleted.v1'>): StoredPlayer => ({
  ...{ _id: userId, version, isGone: true, registeredAt: null },
  ...{ firstname: '', lastname: '', city: '', pictureStamp: '', isLocked: false },
});

export const toStored = (data: PlayerData): StoredPlayer => ({
  ...toPlayer(data),
  registeredAt: new Date(data.dateActivated),
});

const schema = new Schema<StoredPlayer>(
  {
    _id: Number,
    version: Number,
    firstname: String,
    lastname: String,
    city: String,
    pictureStamp: String,
    isLocked: Boolean,
    isGone: Boolean,
    registeredAt: Date,
  },
  { versionKey: false },
);

export type PlayerStore = ReturnType<typeof createPlayerStore>;

/**
 * Numbers per batch, large enough to make round trips negligible. Processing one blocks the event loop for a quarter of
 * a second. Only a starting process does that, before it serves requests.
 */
const RANGE = 20_000;
/** Batches requested in advance while one is processed. */
const AHEAD = 2;

export function createPlayerStore(connection: Connection) {
  const model = connection.model<StoredPlayer>('players', schema, 'players');
  /** 0 without players. */
  async function highest(): Promise<number> {
    const [player] = await model
      .find({}, { _id: 1 })
      .sort({ _id: -1 })
      .limit(1)
      .lean<Pick<Player, '_id'>[]>();
    return player?._id ?? 0;
  }

  function read(from: number): Promise<Player[]> {
    const range = { _id: { $gte: from, $lt: from + RANGE } };
    const batch = model.collection
      .find(range as never, { batchSize: RANGE + 1, enableUtf8Validation: false })
      .toArray();
    batch.catch(() => undefined); // Handled where it is awaited; avoids an unhandled rejection.
    return batch as unknown as Promise<Player[]>;
  }

  return {
    /** All players that exist when reading begins, in batches by number. */
    async *batches(): AsyncIterable<Player[]> {
      const last = await highest();
      const ahead: Promise<Player[]>[] = [];
      for (let from = 1; from <= last || ahead.length;) {
        for (; from <= last && ahead.length < AHEAD; from += RANGE) ahead.push(read(from));
        yield (await ahead.shift()) ?? [];
      }
    },
    /** The numbers of players known to have registered at this instant or later. */
    async registeredSince(instant: Date): Promise<ReadonlySet<number>> {
      // Numbers are given in the order of registration: only the latest ones are read, and the last one before them.
      const before = { _id: { $gt: 0 }, isGone: { $ne: true }, registeredAt: { $not: { $gte: instant } } };
      const last = await model.findOne(before, { _id: 1 }).sort({ _id: -1 }).lean<Pick<Player, '_id'>>();
      const since = await model
        .find({ _id: { $gt: last?._id ?? 0 } }, { _id: 1 })
        .lean<Pick<Player, '_id'>[]>();
      return new Set(since.map(({ _id }) => _id));
    },
    /** Keeps the highest version of each player; events may be repeated or late. */
    async save(players: StoredPlayer[]): Promise<void> {
      await keepNewest(model, players);
    },
  };
}
