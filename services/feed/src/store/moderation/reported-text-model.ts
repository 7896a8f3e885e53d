import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import {
  indexPendingTarget,
  pendingTargetField,
  type PendingTarget,
} from '@tippspiel/shared/platform/mongo/propagate';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Report, ReportedText } from '../../domain/moderation/reported-text.ts';

/**
 * A text that was reported or moderated. Operators' decisions are stored here first, with their event. The document is marked
 * until the text has followed. Shard key: `_id`, the text's number.
 */
export type StoredReportedText = Omit<ReportedText, 'id'> &
  WithOutbox &
  PendingTarget & {
    /** Id of the post or comment. */
    _id: number;
    /** Null or missing if no list shows it: deleted without a report, or all reporters have left. */
    isOpen?: boolean | null;
    /** Null or missing if it is not hidden; both sort alike. */
    isHidden?: true | null;
  };

export const REPORTED_TEXTS = 'reportedTexts';

const schema = new Schema<StoredReportedText>(
  {
    _id: Number,
    postId: Number,
    isComment: Boolean,
    authorId: Number,
    groupId: { type: Number, default: null },
    state: String,
    isOpen: Boolean,
    isHidden: Boolean,
    reports: [new Schema<Report>({ userId: Number, reason: String, dateReported: Date }, { _id: false })],
    dateReported: Date,
    version: Number,
    ...pendingTargetField,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ isOpen: -1, isHidden: -1, dateReported: -1, _id: -1 }, { name: 'list' });
schema.index({ 'reports.userId': 1 }, { name: 'reporter' });
schema.index({ authorId: 1 }, { name: 'author' });
indexOutbox(schema);
indexPendingTarget(schema);

export const reportedTextModel = (connection: Connection): Model<StoredReportedText> =>
  connection.model<StoredReportedText>(REPORTED_TEXTS, schema, REPORTED_TEXTS);
