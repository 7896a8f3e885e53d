import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { Schema, type Connection } from 'mongoose';
import type { Session } from '../../domain/sessions/session.ts';

/** A login. Shard key: `_id`, the token's hash. */
type StoredSession = Omit<Session, 'id'> & {
  _id: string;
  /** When the database may delete it, in real time, because the game clock may be shifted. */
  removeAt: Date;
};

const schema = new Schema<StoredSession>(
  {
    _id: String,
    userId: Number,
    loginEpoch: Number,
    device: String,
    created: Date,
    lastSeen: Date,
    expires: Date,
    removeAt: Date,
  },
  { versionKey: false },
);
schema.index({ userId: 1 }, { name: 'userId' });
schema.index({ removeAt: 1 }, { name: 'removeAt', expireAfterSeconds: 0 });

/** Nobody uses more: a further login ends the one that was not used for longest. */
const MAX_PER_PLAYER = 100;
/** At most this many are ended at once, because one message names them to the gateways. */
const MAX_SURPLUS = 1_000;

export type Sessions = ReturnType<typeof createSessions>;

const toSession = ({ _id: id, removeAt: _removeAt, ...rest }: StoredSession): Session => ({
  ...{ id, ...rest, loginEpoch: rest.loginEpoch ?? 0 },
});

const removeAtOf = ({ lastSeen, expires }: Pick<Session, 'lastSeen' | 'expires'>) =>
  new Date(realNow().getTime() + expires.getTime() - lastSeen.getTime());

export function createSessions(connection: Connection) {
  const model = connection.model<StoredSession>('sessions', schema, 'sessions');
  const collection = connection.collection<StoredSession>('sessions');
  return {
    async insert({ id, ...session }: Session): Promise<void> {
      await collection.insertOne({ _id: id, ...session, removeAt: removeAtOf(session) });
    },

    async find(id: string): Promise<Session | null> {
      const stored = await model.findById(id).lean<StoredSession>();
      return stored && toSession(stored);
    },

    /** Extends a session, once per change of `lastSeen`; a session that was revoked meanwhile stays revoked. */
    async touch(before: Session, after: Pick<Session, 'lastSeen' | 'expires'>): Promise<void> {
      await model.updateOne(
        { _id: before.id, lastSeen: before.lastSeen },
        { $set: { ...after, removeAt: removeAtOf(after) } },
      );
    },

    async remove(ids: string[]): Promise<void> {
      await model.deleteMany({ _id: { $in: ids } });
    },

    /** A player's logins, the most recently used first. */
    async of(userId: number): Promise<Session[]> {
      const stored = await model
        .find({ userId })
        .sort({ lastSeen: -1 })
        .limit(MAX_PER_PLAYER)
        .lean<StoredSession[]>();
      return stored.map(toSession);
    },

    /** Those of a player's logins that are too many, besides the given one. */
    async surplusOf(userId: number, but: string): Promise<string[]> {
      const stored = await model
        .find({ userId, _id: { $ne: but } }, { _id: 1 })
        .sort({ lastSeen: -1 })
        .skip(MAX_PER_PLAYER - 1)
        .limit(MAX_SURPLUS)
        .lean<{ _id: string }[]>();
      return stored.map(({ _id }) => _id);
    },

    async idsOf(userId: number): Promise<string[]> {
      const stored = await model.find({ userId }, { _id: 1 }).lean<{ _id: string }[]>();
      return stored.map(({ _id }) => _id);
    },
  };
}
