import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import type { OutboxEntry } from '@tippspiel/shared/platform/mongo/outbox';
import { saveVersion } from '@tippspiel/shared/platform/mongo/save-version';
import type { Connection, QueryFilter } from 'mongoose';
import type { ReportedText } from '../../domain/moderation/reported-text.ts';
import { reportedTextModel, type StoredReportedText } from './reported-text-model.ts';

export type ReportedTexts = ReturnType<typeof createReportedTexts>;

/** Its position in the operators' list. */
const placeOf = ({ state, reports }: Pick<ReportedText, 'state' | 'reports'>) => ({
  isOpen: state === 'DELETED' && !reports.length ? null : state === 'OPEN',
  isHidden: state === 'HIDDEN' || null,
});

/** What `stored` leaves out: a change must not write it back. */
const LEFT_OUT = { isOpen: 0, isHidden: 0, outbox: 0, pendingTarget: 0 };

const toReportedText = ({ _id, ...text }: StoredReportedText): ReportedText => ({ id: _id, ...text });

export function createReportedTexts(connection: Connection) {
  const model = reportedTextModel(connection);
  const stored = (where: QueryFilter<StoredReportedText>) => model.find(where, LEFT_OUT);
  const find = async (id: number): Promise<ReportedText | null> => {
    const [found] = await stored({ _id: id }).lean<StoredReportedText[]>();
    return found ? toReportedText(found) : null;
  };
  // Excludes texts that appear only in the audit log; DocumentDB also needs a condition to use an index.
  const listed = { isOpen: { $in: [true, false] } };
  const listQuery = (skip: number, limit: number) =>
    stored(listed).sort({ isOpen: -1, isHidden: -1, dateReported: -1, _id: -1 }).skip(skip).limit(limit);

  return {
    model,
    find,
    listQuery,

    /**
     * @param decide returns the changed document with the next version, and the event of a decision to be applied to
     * the text; null for no change; may throw to refuse
     * @returns the documents before and after
     */
    async change(
      id: number,
      decide: (known: ReportedText | null) => { next: ReportedText; event?: OutboxEntry } | null,
    ): Promise<{ before: ReportedText | null; after: ReportedText | null }> {
      const { before, after } = await changeVersioned({
        read: () => find(id),
        decide,
        async write({ next: { id: _id, ...next }, event }) {
          const document = { _id, ...next, ...placeOf(next), ...(event && { pendingTarget: _id }) };
          return saveVersion(model, document as StoredReportedText, ...(event ? [event] : []));
        },
      });
      return { before, after: after && after.next };
    },

    /** Records that the decision of this version was applied to the text. */
    async propagated(id: number, version: number): Promise<void> {
      await model.updateOne({ _id: id, version }, { $unset: { pendingTarget: 1 } });
    },

    /** Open reports first, then hidden texts, each the newest first. */
    async page(skip: number, limit: number): Promise<ReportedText[]> {
      return (await listQuery(skip, limit).lean<StoredReportedText[]>()).map(toReportedText);
    },

    count: (): Promise<number> => model.countDocuments(listed).exec(),
    openCount: (): Promise<number> => model.countDocuments({ isOpen: true }).exec(),

    /** In undefined order; unknown ones are left out. */
    async findMany(ids: readonly number[]): Promise<ReportedText[]> {
      const found = await stored({ _id: { $in: [...ids] } }).lean<StoredReportedText[]>();
      return found.map(toReportedText);
    },

    /** Records that these texts were deleted, but not by an operator. */
    async markGone(ids: readonly number[]): Promise<void> {
      const where = { _id: { $in: [...ids] }, state: { $nin: ['DELETED', 'GONE'] } } as const;
      await model.updateMany(where as never, {
        $set: { state: 'GONE' },
        // Null is the least of its values, and stays.
        $min: { isOpen: false },
        $inc: { version: 1 },
        $unset: { pendingTarget: 1, isHidden: 1 },
      });
    },

    async reportedBy(userId: number): Promise<object[]> {
      const found = await model
        .find({ 'reports.userId': userId })
        .sort({ _id: 1 })
        .lean<StoredReportedText[]>();
      return found.flatMap(({ _id, reports }) =>
        reports
          .filter((report) => report.userId === userId)
          .map(({ reason, dateReported }) => ({ textId: _id, reason, dateReported })),
      );
    },

    /** Removes a player's reports. A text left without one is no longer listed; its version stays. */
    async withdrawOf(userId: number): Promise<void> {
      await model.updateMany({ 'reports.userId': userId }, {
        $pull: { reports: { userId } },
        $inc: { version: 1 },
      } as never);
      // A version that began anew would be older than the text's last decision.
      await model.updateMany({ isOpen: true, reports: { $size: 0 } }, {
        $set: { state: 'DISMISSED', isOpen: null },
        $inc: { version: 1 },
      } as never);
    },

    /** Removes the documents of a player's texts. Those with unpublished events are left for the next run. */
    async removeAbout(authorId: number): Promise<void> {
      await model.deleteMany({ authorId, outbox: { $size: 0 } });
    },
  };
}
