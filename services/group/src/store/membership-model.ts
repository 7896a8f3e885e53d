import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { indexOutbox, outboxField } from '@tippspiel/shared/platform/mongo/outbox';
import { indexPendingTarget } from '@tippspiel/shared/platform/mongo/propagate';
import { changesField, type WithChanges } from '@tippspiel/shared/platform/mongo/count-changes';
import { Schema, type Connection, type Model } from 'mongoose';
import { membershipKey, type Membership } from '../domain/membership.ts';

/**
 * A player's membership in a group. It notes its changes until the group's member count has followed. Shard key: `_id`,
 * which begins with the group's number.
 */
export type StoredMembership = Membership & WithChanges & { _id: string; outbox: DomainEvent[] };

const schema = new Schema<StoredMembership>(
  {
    _id: String,
    groupId: Number,
    userId: Number,
    isMember: Boolean,
    byOwner: Boolean,
    at: Date,
    version: Number,
    ...changesField,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ userId: 1, isMember: 1, groupId: 1 }, { name: 'groupsOfPlayer' });
schema.index({ groupId: 1, isMember: 1, userId: 1 }, { name: 'membersOfGroup' });
indexPendingTarget(schema);
indexOutbox(schema);

export const membershipModel = (connection: Connection): Model<StoredMembership> =>
  connection.model<StoredMembership>('memberships', schema, 'memberships');

export function toStoredMembership(membership: Membership, event: DomainEvent): StoredMembership {
  const _id = membershipKey(membership.groupId, membership.userId);
  return { _id, ...membership, outbox: [event] };
}
