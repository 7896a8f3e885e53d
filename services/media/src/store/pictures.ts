import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { pagesOf } from '@tippspiel/shared/platform/mongo/batches';
import { insertInChunks } from '@tippspiel/shared/platform/mongo/bulk';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { Schema, type Connection } from 'mongoose';
import type { Picture } from '../domain/picture.ts';

export const PICTURES = 'pictures';

/** A player's picture. Its files stand in S3. Shard key: `_id`, the player's number. */
type StoredPicture = WithOutbox & {
  _id: number;
  version: number;
  stamp: string;
  /** The name of the upload that the picture was made of. Setting it again, after a lost response, changes nothing. */
  code?: string;
  /** Stamps of former pictures whose objects are still to be removed. */
  trash: string[];
};

const schema = new Schema<StoredPicture>(
  { _id: Number, version: Number, stamp: String, code: String, trash: [String], ...outboxField },
  { versionKey: false },
);
schema.index({ trash: 1 }, { name: 'trash' });
indexOutbox(schema as unknown as Schema);

export type Pictures = ReturnType<typeof createPictures>;

export function createPictures(connection: Connection) {
  const model = connection.model<StoredPicture>(PICTURES, schema, PICTURES);

  async function find(userId: number): Promise<Picture & { trash: string[] }> {
    const stored = await model.findById(userId, { outbox: 0 }).lean<StoredPicture>();
    const { version = 0, stamp = '', code, trash = [] } = stored ?? {};
    return { userId, version, stamp, code, trash };
  }

  /** @returns false if the picture has changed since `before` */
  async function save(before: Picture, after: Picture, events: DomainEvent[]): Promise<boolean> {
    const { userId: _id, version, stamp, code } = after;
    if (before.version === 0)
      return insertOnce(model, { _id, version, stamp, code, trash: [], outbox: events });
    const trash = before.stamp ? { trash: before.stamp } : {};
    const { matchedCount } = await model.updateOne(
      { _id, version: before.version },
      { $set: { version, stamp, code }, $push: { ...trash, outbox: { $each: events } } },
    );
    return matchedCount === 1;
  }

  return {
    find,

    /**
     * Sets a player's picture (empty stamp: none), and adds its events in the same write; the former stamp goes to the
     * trash.
     * @returns false if the player already has this stamp
     */
    async change(
      { userId, stamp, code }: Omit<Picture, 'version'>,
      eventsOf: (after: Picture) => DomainEvent[],
    ): Promise<boolean> {
      const { after } = await changeVersioned({
        read: () => find(userId),
        decide: (before) =>
          before.stamp === stamp ? null : { userId, version: before.version + 1, stamp, code },
        write: (next, before) => save(before, next, eventsOf(next)),
      });
      return after !== null;
    },

    /** For the seed: inserts many players' first pictures without events. */
    async insertMany(pictures: Picture[]): Promise<void> {
      const stored = pictures.map(({ userId, ...rest }) => ({ _id: userId, ...rest, trash: [], outbox: [] }));
      await insertInChunks(model, stored);
    },

    /** Pages of all pictures by player, some hundred at a time; players who have removed theirs are included. */
    async *pages(): AsyncGenerator<Picture[]> {
      for await (const found of pagesOf(model, 0, { fields: { version: 1, stamp: 1 } }))
        yield found.map(({ _id: userId, version, stamp }) => ({ userId, version, stamp }));
    },

    async remove(userId: number): Promise<void> {
      await model.deleteOne({ _id: userId });
    },

    async emptyTrash(userId: number, stamps: string[]): Promise<void> {
      await model.updateOne({ _id: userId }, { $pull: { trash: { $in: stamps } } });
    },

    async findWithTrash(limit: number): Promise<number[]> {
      const stored = await model
        .find({ trash: { $gt: '' } }, { _id: 1 })
        .limit(limit)
        .lean<{ _id: number }[]>();
      return stored.map(({ _id }) => _id);
    },
  };
}
