import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { saveVersion } from '@tippspiel/shared/platform/mongo/save-version';
import { Schema, type Connection } from 'mongoose';
import type { PageChange, PageName } from '../../domain/pages/page.ts';

export const PAGES = 'pages';

/** An operators' version of a page of text that comes with the product. Shard key: none. */
type StoredPage = WithOutbox & Omit<PageChange, 'filename'> & { _id: string };

const schema = new Schema<StoredPage>(
  {
    ...{ _id: String, version: Number, text: { type: String, default: null }, dateChanged: Date },
    ...outboxField,
  } as never,
  { versionKey: false },
);
indexOutbox(schema as unknown as Schema);

export type Pages = ReturnType<typeof createPages>;

/** The operators' versions of the text pages, one document each. */
export function createPages(connection: Connection) {
  const model = connection.model<StoredPage>(PAGES, schema, PAGES);

  return {
    model,

    /** Version 0 if nobody has changed it. */
    async find(filename: PageName): Promise<PageChange> {
      const stored = await model.findById(filename, { outbox: 0 }).lean<StoredPage>();
      const { version = 0, text = null, dateChanged = null } = stored ?? {};
      return { filename, version, text, dateChanged };
    },

    /**
     * Writes the next version with its events. @returns false, writing nothing, if another version was written first
     */
    save: ({ filename, ...rest }: PageChange, event: DomainEvent): Promise<boolean> =>
      saveVersion(model, { _id: filename, ...rest } as StoredPage, event),
  };
}
