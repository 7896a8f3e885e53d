import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { batches, pagesOf } from '@tippspiel/shared/platform/mongo/batches';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import type { PendingTarget } from '@tippspiel/shared/platform/mongo/propagate';
import { foldText, searchPattern } from '@tippspiel/shared/platform/text/fold';
import type { Connection } from 'mongoose';
import type { Group, GroupOrder } from '../domain/group.ts';
import {
  endedGroupModel,
  groupModel,
  isNotDeleted,
  toGroup,
  toStored,
  VISIBLE,
  type StoredGroup,
} from './group-model.ts';

/** Groups of one player: those with these ids, or those of this owner. */
export type GroupFilter = ({ ids: number[] } | { ownerId: number }) & { search: string };
export type Groups = ReturnType<typeof createGroups>;
export type NewGroup = { group: Group; event: DomainEvent };

const CHUNK = 5_000;

export function createGroups(connection: Connection) {
  const model = groupModel(connection);
  const ended = endedGroupModel(connection);

  const findOne = async (
    filter: { _id: number } | { link: string } | { madeBy: string },
  ): Promise<Group | null> => {
    const stored = await model.findOne(filter, VISIBLE).lean<StoredGroup>();
    return stored && isNotDeleted(stored) ? toGroup(stored) : null;
  };

  /** The query behind `page`, for its explain too. */
  const listQuery = (filter: GroupFilter, order: GroupOrder = 'NAME') =>
    model
      .find(whereOf(filter), VISIBLE)
      .sort({ ...(order === 'SIZE' && { memberCount: -1 }), folded: 1, _id: 1 });

  /** The query behind `eachName`, for its explain too. */
  const namesQuery = (afterId: number) =>
    model
      .find({ _id: { $gt: afterId }, folded: NAMED }, { folded: 1, version: 1, memberCount: 1 })
      .sort({ _id: 1 })
      .hint('_id_')
      .limit(CHUNK);

  return {
    model,
    listQuery,
    namesQuery,
    find: (id: number) => findOne({ _id: id }),
    findByLink: (link: string) => findOne({ link }),
    findMade: (madeBy: string) => findOne({ madeBy }),

    /** All groups by number, some hundred at a time, those that are no more, too. */
    async *pages(): AsyncGenerator<(Group & { isDeleted: boolean })[]> {
      for await (const found of pagesOf(model, 0, VISIBLE))
        yield found.map((stored) => ({ ...toGroup(stored), isDeleted: !isNotDeleted(stored) }));
    },

    /** Numbers of groups of which nothing else is left, some hundred at a time. */
    endedPages: () => pagesOf(ended, 0),

    /** In no particular order; unknown ids are left out. */
    async findMany(ids: readonly number[]): Promise<Group[]> {
      const found = await model.find({ _id: { $in: [...ids] } }, VISIBLE).lean<StoredGroup[]>();
      return found.filter(isNotDeleted).map(toGroup);
    },

    /** All groups as the list orders and searches them, by id; in parts, so that no statement stays open. */
    async eachName(
      take: (name: { id: number; version: number; folded: string; size: number }) => void,
    ): Promise<void> {
      const read = (after: number) => namesQuery(after).lean<StoredGroup[]>();
      for await (const found of batches(read, { before: 0, size: CHUNK }))
        for (const { _id: id, version, folded = '', memberCount: size } of found)
          take({ id, version, folded, size });
    },

    async sizesOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
      const found = await model
        .find({ _id: { $in: [...ids] } }, { memberCount: 1 })
        .lean<Pick<StoredGroup, '_id' | 'memberCount'>[]>();
      return new Map(found.map(({ _id, memberCount }) => [_id, memberCount]));
    },

    /** By name, then id; or the largest first. */
    async page(
      filter: GroupFilter,
      { skip, limit }: { skip: number; limit: number },
      order: GroupOrder = 'NAME',
    ): Promise<{ groups: Group[]; totalCount: number }> {
      const totalCount = await model.countDocuments(whereOf(filter));
      if (skip >= totalCount) return { groups: [], totalCount };
      const stored = await listQuery(filter, order).skip(skip).limit(limit).lean<StoredGroup[]>();
      return { groups: stored.map(toGroup), totalCount };
    },

    /**
     * Not propagated: its owner is not among its members yet.
     * @param madeBy unlike all others, where it is known
     * @returns false, changing nothing, when there is one that was made so
     */
    insert: ({ group, event }: NewGroup, madeBy: string | null): Promise<boolean> =>
      insertOnce(model, {
        ...toStored(group, event),
        ...(madeBy !== null && { madeBy }),
        pendingTarget: group.id,
      }),

    /** For the seed: many whose members are there, and counted, already. */
    async insertCounted(groups: NewGroup[]): Promise<void> {
      await model.collection.insertMany(groups.map(({ group, event }) => toStored(group, event)) as never);
    },

    /** The owner is in it. */
    async clearPending(id: number): Promise<void> {
      await model.updateOne({ _id: id }, { $unset: { pendingTarget: 1 } });
    },

    /** Forgets whom the keys of ended groups name. */
    async forgetFounder(userId: number): Promise<void> {
      const keys = { $gte: `${userId}/`, $lt: `${userId}0` };
      await model.updateMany({ madeBy: keys, isDeleted: true }, { $unset: { madeBy: 1 } });
    },

    async idsOwnedBy(ownerId: number): Promise<number[]> {
      const found = await model.find({ ownerId, folded: NAMED }, { _id: 1 }).lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },

    /**
     * Empties a group, which from then on is no more; pendingTarget, as long as it has memberships. @param next with the version
     * after it
     * @returns false, changing nothing, when the group is not at the version before `next` any more
     */
    async markDeleted({ id, version }: Pick<Group, 'id' | 'version'>, event: DomainEvent): Promise<boolean> {
      const empty = { name: '', ownerId: 0, passwordHash: null, link: `deleted:${id}` };
      const { matchedCount } = await model.updateOne(
        { _id: id, version: version - 1 },
        {
          $set: { ...empty, version, isDeleted: true, pendingTarget: id },
          // The key stays: the form that is sent again does not bring the group back.
          $unset: { folded: 1 },
          $push: { outbox: event },
        },
      );
      return matchedCount === 1;
    },

    /** Deleted groups whose events are published, and that have no member left. */
    async deletedAndPublished(): Promise<number[]> {
      const where = { isDeleted: true, outbox: { $size: 0 }, pendingTarget: { $exists: false } } as never;
      return (await model.find(where, { _id: 1 }).lean<{ _id: number }[]>()).map(({ _id }) => _id);
    },

    /** Removes what is left of one that is no more, but for its number. */
    async remove(id: number): Promise<void> {
      await insertOnce(ended, { _id: id });
      await model.deleteOne({ _id: id, isDeleted: true });
    },

    /**
     * @param more its own number as pendingTarget, where it has a new owner
     * @returns false, changing nothing, when the group is not at the version before `next` any more
     */
    async update(next: Group, event: DomainEvent, more: PendingTarget = {}): Promise<boolean> {
      const { id, name, passwordHash, ownerId, version } = next;
      const change = { name, passwordHash, ownerId };
      const { matchedCount } = await model.updateOne(
        { _id: id, version: version - 1 },
        {
          $set: { ...change, ...more, folded: foldText(name), version },
          // A founder who left is not to be read off the key.
          ...(more.pendingTarget !== undefined && { $unset: { madeBy: 1 } }),
          $push: { outbox: event },
        },
      );
      return matchedCount === 1;
    },
  };
}

/** Groups that are there: one that is no more has no name to list it by. Asking for `isDeleted` would be another index's matter. */
const NAMED = { $gte: '' };

function whereOf(filter: GroupFilter): Record<string, unknown> {
  const pattern = searchPattern(filter.search);
  return {
    ...('ids' in filter ? { _id: { $in: filter.ids } } : { ownerId: filter.ownerId }),
    folded: pattern ? { $regex: pattern } : NAMED,
  };
}
