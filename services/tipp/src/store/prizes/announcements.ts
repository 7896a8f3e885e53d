import { keepNewest } from '@tippspiel/shared/mongo/keep-newest';
import { Schema, type Connection, type Model } from 'mongoose';

/** Which prize a post of operators announces, as feed tells it; null for one that announces none any more. Shard key: _id. */
type Announcement = { _id: number; version: number; priceId: number | null };

export function announcementModel(connection: Connection): Model<Announcement> {
  const schema = new Schema<Announcement>(
    { _id: Number, version: Number, priceId: Number },
    { versionKey: false },
  );
  return connection.model<Announcement>('announcements', schema, 'announcements');
}

export type AnnouncementStore = {
  /** Keeps the highest version of each. */
  save(announcements: readonly Announcement[]): Promise<void>;
  /** Null for a post that is none, or not there. */
  priceOf(postId: number): Promise<number | null>;
  /** Those of these posts that once announced a prize and announce none any more: hidden, or gone. */
  endedAmong(postIds: readonly number[]): Promise<Set<number>>;
};

export function createAnnouncementStore(model: Model<Announcement>): AnnouncementStore {
  return {
    save: async (announcements) => void (await keepNewest(model, announcements)),
    async endedAmong(postIds) {
      const where = { _id: { $in: [...postIds] }, priceId: null };
      const ended = await model.find(where, { _id: 1 }).lean<Announcement[]>();
      return new Set(ended.map(({ _id }) => _id));
    },
    priceOf: async (postId) => (await model.findById(postId).lean<Announcement>())?.priceId ?? null,
  };
}
