import type { DomainEvent } from '@tippspiel/shared/events/catalogue';
import { indexOutbox, outboxField } from '@tippspiel/shared/mongo/outbox';
import { indexUnsettled, unsettledField, type Unsettled } from '@tippspiel/shared/mongo/settle';
import { Schema, type Connection, type Model } from 'mongoose';
import { membershipKey, type Membership } from '../domain/membership.ts';

/** Shard key: groupId. Unsettled until the group's member count shows it. */
export type StoredMembership = Membership & Unsettled & { _id: string; outbox: DomainEvent[] };

const schema = new Schema<StoredMembership>(
  {
    _id: String,
    groupId: Number,
    userId: Number,
    isMember: Boolean,
    version: Number,
    ...unsettledField,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ groupId: 1, isMember: 1, userId: 1 }, { name: 'members' });
schema.index({ userId: 1, isMember: 1, groupId: 1 }, { name: 'groupsOfPlayer' });
indexUnsettled(schema);
indexOutbox(schema);

export const membershipModel = (connection: Connection): Model<StoredMembership> =>
  connection.model<StoredMembership>('memberships', schema, 'memberships');

export function toStoredMembership(membership: Membership, event: DomainEvent): StoredMembership {
  const _id = membershipKey(membership.groupId, membership.userId);
  return { _id, ...membership, outbox: [event] };
}
