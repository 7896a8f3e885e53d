import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { pagesOf } from '@tippspiel/shared/platform/mongo/batches';
import { saveVersion } from '@tippspiel/shared/platform/mongo/save-version';
import { Schema, type Connection } from 'mongoose';
import type { Sponsor } from '../../domain/sponsors/sponsor.ts';

export const SPONSORS = 'sponsors';

/** A sponsor, of which there are some dozens. It is added and removed, never changed. Shard key: none. */
type StoredSponsor = WithOutbox & Omit<Sponsor, 'id'> & { _id: number };

const schema = new Schema<StoredSponsor>(
  {
    _id: Number,
    version: Number,
    companyName: String,
    link: String,
    sponsorType: String,
    stamp: String,
    isRemoved: Boolean,
    ...outboxField,
  } as never,
  { versionKey: false },
);
schema.index({ isRemoved: 1, _id: 1 }, { name: 'there' });
indexOutbox(schema as unknown as Schema);

export type Sponsors = ReturnType<typeof createSponsors>;

export function createSponsors(connection: Connection) {
  const model = connection.model<StoredSponsor>(SPONSORS, schema, SPONSORS);
  const toSponsor = ({ _id, ...sponsor }: StoredSponsor): Sponsor => ({ id: _id, ...sponsor });

  /** The query behind `all`; also used by explain tests. */
  const listQuery = (limit: number) =>
    model.find({ isRemoved: false }, { outbox: 0 }).sort({ _id: 1 }).limit(limit);

  return {
    model,
    listQuery,

    async all(limit: number): Promise<Sponsor[]> {
      return (await listQuery(limit).lean<StoredSponsor[]>()).map(toSponsor);
    },

    /** Includes removed ones, some hundred at a time. */
    async *pages(): AsyncGenerator<Sponsor[]> {
      for await (const found of pagesOf(model, 0, { fields: { outbox: 0 } })) yield found.map(toSponsor);
    },

    /** The number of sponsors; counts up to `limit`. */
    count: (limit: number): Promise<number> => model.countDocuments({ isRemoved: false }).limit(limit).exec(),

    /** Includes removed ones. */
    async find(id: number): Promise<Sponsor | null> {
      const stored = await model.findById(id, { outbox: 0 }).lean<StoredSponsor>();
      return stored && toSponsor(stored);
    },

    /**
     * Writes the next version with its events. @returns false, writing nothing, if another version was written first
     */
    save: ({ id, ...rest }: Sponsor, events: readonly DomainEvent[]): Promise<boolean> =>
      saveVersion(model, { _id: id, ...rest } as StoredSponsor, ...events),
  };
}
