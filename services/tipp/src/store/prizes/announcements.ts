import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * Which prize a post of operators announces: a read model of feed's events. It is null for a post that announces none
 * any more. Shard key: `_id`, the post's number.
 */
type Announcement = {
  _id: number;
  version: number;
  priceId: number | null;
  /** False for a draft. */
  isPublished: boolean;
};

export function announcementModel(connection: Connection): Model<Announcement> {
  const schema = new Schema<Announcement>(
    { _id: Number, version: Number, priceId: Number, isPublished: Boolean },
    { versionKey: false },
  );
  return connection.model<Announcement>('announcements', schema, 'announcements');
}

export type AnnouncementStore = {
  /** Keeps the highest version of each. */
  save(announcements: readonly Announcement[]): Promise<void>;
  /** Null for a post that never announced any. */
  find(postId: number): Promise<Announcement | null>;
  /** Those of these posts that announce nothing to players: drafts, and those that are hidden or gone. */
  unseenAmong(postIds: readonly number[]): Promise<Set<number>>;
};

export function createAnnouncementStore(model: Model<Announcement>): AnnouncementStore {
  return {
    save: async (announcements) => void (await keepNewest(model, announcements)),
    async find(postId) {
      const known = await model.findById(postId).lean<Announcement>();
      // Announcements from the time when feed published events of published posts alone have no such field.
      return known && { ...known, isPublished: known.isPublished ?? true };
    },
    async unseenAmong(postIds) {
      const where = { _id: { $in: [...postIds] }, $or: [{ priceId: null }, { isPublished: false }] };
      const unseen = await model.find(where, { _id: 1 }).lean<Announcement[]>();
      return new Set(unseen.map(({ _id }) => _id));
    },
  };
}
