import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { indexOutbox, outboxField } from '@tippspiel/shared/platform/mongo/outbox';
import {
  indexPendingTarget,
  pendingTargetField,
  type PendingTarget,
} from '@tippspiel/shared/platform/mongo/propagate';
import { countedField, type WithCounted } from '@tippspiel/shared/platform/mongo/count-changes';
import { foldText } from '@tippspiel/shared/platform/text/fold';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Group } from '../domain/group.ts';

/**
 * A group with its member count. It is pending, with itself as target, while the owner's membership or the removal of all
 * memberships is outstanding. Shard key: `_id`.
 */
export type StoredGroup = Omit<Group, 'id'> &
  WithCounted &
  PendingTarget & {
    _id: number;
    /** Normalized name, for search and order; undefined for a deleted group. */
    folded?: string;
    /** `<player>/<idempotency key>` of the form that created it. By it a repeated request finds the group. */
    madeBy?: string;
    /** It is deleted: its fields are empty. The document goes once its events are published (`purge-deleted-groups.ts`). */
    isDeleted?: true;
    outbox: DomainEvent[];
  };

const schema = new Schema<StoredGroup>(
  {
    _id: Number,
    name: String,
    folded: String,
    madeBy: String,
    ownerId: Number,
    passwordHash: { type: String, default: null },
    link: String,
    memberCount: Number,
    dateCreated: Date,
    version: Number,
    isDeleted: Boolean,
    ...countedField,
    ...pendingTargetField,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ ownerId: 1, folded: 1, _id: 1 }, { name: 'owner' });
schema.index({ link: 1 }, { name: 'link', unique: true });
schema.index({ isDeleted: 1 }, { name: 'deleted', sparse: true });
schema.index(
  { madeBy: 1 },
  { name: 'madeBy', unique: true, partialFilterExpression: { madeBy: { $gt: '' } } },
);
indexPendingTarget(schema);
indexOutbox(schema);

export const groupModel = (connection: Connection): Model<StoredGroup> =>
  connection.model<StoredGroup>('groups', schema, 'groups');

/**
 * The number of a deleted group, so that `republish` can announce the deletion again. The collection was named when a
 * deleted group was called ended. Shard key: `_id`.
 */
type DeletedGroup = { _id: number };

const deletedSchema = new Schema<DeletedGroup>({ _id: Number }, { versionKey: false });

export const deletedGroupModel = (connection: Connection): Model<DeletedGroup> =>
  connection.model<DeletedGroup>('endedGroups', deletedSchema, 'endedGroups');

/** Excludes the fields that are not part of a `Group`. */
export const HIDDEN = { outbox: 0, pendingTarget: 0, folded: 0, counted: 0, madeBy: 0 };

export function toGroup(stored: StoredGroup): Group {
  const { _id, name, ownerId, passwordHash, link, memberCount, dateCreated, version } = stored;
  return { id: _id, name, ownerId, passwordHash, link, memberCount, dateCreated, version };
}

/** @param event the group's saved event */
export function toStored({ id, ...group }: Group, event: DomainEvent): StoredGroup {
  return { _id: id, ...group, folded: foldText(group.name), outbox: [event] };
}
