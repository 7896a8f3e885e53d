import { retryDuplicate } from '@tippspiel/shared/platform/mongo/duplicate-key';
import { Schema, type Connection } from 'mongoose';

const UNSUBSCRIBED = 'unsubscribed';
/** Beyond this number an address's older links are dropped; nobody gets so many invitations. */
const LINKS_MAX = 100;

/**
 * An address that got an invitation, as a hash alone, with the hashes of the links by which it wants no more. It stays,
 * whoever leaves: who said 'nie wieder' has said it for good. Shard key: `_id`.
 */
type StoredAddress = { _id: string; links: string[]; since?: Date };

const schema = new Schema<StoredAddress>(
  { _id: String, links: [String], since: Date },
  { versionKey: false },
);
schema.index({ links: 1 }, { name: 'links' });

export function createUnsubscribed(connection: Connection) {
  const model = connection.model<StoredAddress>(UNSUBSCRIBED, schema, UNSUBSCRIBED);

  return {
    /** For tests: finds the address of a link. */
    byLink: (linkHash: string) => model.find({ links: linkHash }),

    async has(addressHash: string): Promise<boolean> {
      return (await model.exists({ _id: addressHash, since: { $exists: true } })) !== null;
    },

    /** Makes a link valid for 'nie wieder'. */
    async addLink(addressHash: string, linkHash: string): Promise<void> {
      const $push = { links: { $each: [linkHash], $slice: -LINKS_MAX } };
      await retryDuplicate(() => model.updateOne({ _id: addressHash }, { $push }, { upsert: true }));
    },

    /** Ends invitations to this link's address. Repeating it is no error. @returns false if the link is unknown */
    async add(linkHash: string, since: Date): Promise<boolean> {
      const { matchedCount } = await model.updateOne({ links: linkHash }, { $set: { since } });
      return matchedCount === 1;
    },
  };
}
