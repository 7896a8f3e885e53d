import { insertOnce } from '@tippspiel/shared/mongo/insert-once';
import { Schema, type Connection } from 'mongoose';
import type { PageChange, PageName } from '../../domain/pages/page.ts';

type StoredPage = Omit<PageChange, 'filename'> & { _id: string };

const schema = new Schema<StoredPage>(
  { _id: String, version: Number, text: { type: String, default: null }, dateChanged: Date },
  { versionKey: false },
);

export type Pages = ReturnType<typeof createPages>;

/** What operators made of the few pages of text, each a document. */
export function createPages(connection: Connection) {
  const model = connection.model<StoredPage>('pages', schema, 'pages');

  return {
    model,

    /** Version 0 as long as nobody changed it. */
    async find(filename: PageName): Promise<PageChange> {
      const stored = await model.findById(filename).lean<StoredPage>();
      const { version = 0, text = null, dateChanged = null } = stored ?? {};
      return { filename, version, text, dateChanged };
    },

    /** Writes the next version. @returns false, writing nothing, when the page is not at the version before this one */
    async save({ filename, version, text, dateChanged }: PageChange): Promise<boolean> {
      if (version === 1) return insertOnce(model, { _id: filename, version, text, dateChanged });
      const { matchedCount } = await model.updateOne(
        { _id: filename, version: version - 1 },
        { $set: { version, text, dateChanged } },
      );
      return matchedCount === 1;
    },
  };
}
