import { bulkWrite } from '@tippspiel/shared/platform/mongo/bulk';
import { keepNewest } from '@tippspiel/shared/platform/mongo/keep-newest';
import { Schema, type Connection } from 'mongoose';

/**
 * The prize that an operators' post announces: a read model of feed's events. Null for a post that no longer announces
 * one. Shard key: `_id`, the post's number.
 */
export type Announcement = {
  _id: number;
  version: number;
  priceId: number | null;
  /** False for a draft. */
  isPublished: boolean;
  /** The prizes that it has announced to players; earlier versions do not add to it. */
  shownPriceIds?: number[];
};

/** Whether players have seen the post announce this prize, even if it no longer does. */
export const hasShown = (known: Announcement | null, prizeId: number): boolean =>
  known !== null &&
  ((known.isPublished && known.priceId === prizeId) || known.shownPriceIds?.includes(prizeId) === true);

const schema = new Schema<Announcement>(
  { _id: Number, version: Number, priceId: Number, isPublished: Boolean, shownPriceIds: [Number] },
  { versionKey: false },
);

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>;

export function createAnnouncementStore(connection: Connection) {
  const model = connection.model<Announcement>('announcements', schema, 'announcements');
  async function many(postIds: readonly number[]): Promise<(Announcement | null)[]> {
    const found = await model.find({ _id: { $in: [...postIds] } }).lean<Announcement[]>();
    const byPost = new Map(found.map((known) => [known._id, known]));
    return postIds.map((id) => byPost.get(id) ?? null);
  }

  async function addShown(announcements: readonly Announcement[]): Promise<void> {
    const shown = announcements.filter(
      ({ priceId, isPublished, shownPriceIds = [] }) =>
        isPublished && priceId !== null && !shownPriceIds.includes(priceId),
    );
    await bulkWrite(
      model,
      shown.map(({ _id, priceId }) => ({
        updateOne: { filter: { _id }, update: { $addToSet: { shownPriceIds: priceId } } },
      })),
    );
  }

  return {
    /** Keeps the highest version of each, and all prizes that it has shown. */
    async save(announcements: readonly Announcement[]): Promise<void> {
      const stored = await many(announcements.map(({ _id }) => _id));
      // What an earlier version stored is not in the list yet.
      await addShown(stored.filter((known) => known !== null));
      await keepNewest(model, announcements);
      await addShown(announcements);
    },
    /** Null for a post that never announced a prize. */
    find: async (postId: number): Promise<Announcement | null> => (await many([postId]))[0] ?? null,
    /** In the order of the ids. */
    many,
  };
}
