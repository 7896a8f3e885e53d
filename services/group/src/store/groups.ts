import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { batches, pagesOf } from '@tippspiel/shared/platform/mongo/batches';
import { insertInChunks } from '@tippspiel/shared/platform/mongo/bulk';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { writeNext } from '@tippspiel/shared/platform/mongo/save-version';
import { foldText, searchPattern } from '@tippspiel/shared/platform/text/fold';
import type { Connection } from 'mongoose';
import type { Group, GroupOrder } from '../domain/group.ts';
import { deletedGroupModel, groupModel, HIDDEN, toGroup, toStored, type StoredGroup } from './group-model.ts';

/** Groups of one player: those with these ids, or those of this owner. */
export type GroupFilter = ({ ids: number[] } | { ownerId: number }) & { search: string };
export type Groups = ReturnType<typeof createGroups>;
export type NewGroup = { group: Group; event: DomainEvent };

const CHUNK = 5_000;
const PURGED_AT_ONCE = 500;

export function createGroups(connection: Connection) {
  const model = groupModel(connection);
  const deleted = deletedGroupModel(connection);

  const findOne = async (
    filter: { _id: number } | { link: string } | { madeBy: string },
  ): Promise<Group | null> => {
    const stored = await model.findOne(filter, HIDDEN).lean<StoredGroup>();
    return stored && !stored.isDeleted ? toGroup(stored) : null;
  };

  /** The query behind `page`; also used by explain tests. */
  const listQuery = (filter: GroupFilter, order: GroupOrder) =>
    model
      .find(whereOf(filter), HIDDEN)
      .sort({ ...(order === 'SIZE' && { memberCount: -1 }), folded: 1, _id: 1 });

  /** The query behind `eachName`; also used by explain tests. */
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
    findByKey: (idempotencyKey: string) => findOne({ madeBy: idempotencyKey }),

    /** Pages of all groups by number, some hundred at a time, including deleted ones. */
    async *pages(): AsyncGenerator<(Group & { isDeleted: boolean })[]> {
      for await (const found of pagesOf(model, 0, { fields: HIDDEN }))
        yield found.map((stored) => ({ ...toGroup(stored), isDeleted: stored.isDeleted === true }));
    },

    /** Numbers of deleted groups without other data, some hundred at a time. */
    deletedPages: () => pagesOf(deleted, 0),

    /** In undefined order; unknown ones are left out. */
    async findMany(ids: readonly number[]): Promise<Group[]> {
      const found = await model.find({ _id: { $in: [...ids] } }, HIDDEN).lean<StoredGroup[]>();
      return found.filter(({ isDeleted }) => !isDeleted).map(toGroup);
    },

    /** Passes all groups' names and sizes by id, in parts, so that no statement stays open. */
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

    /** Sorted by name, then id; or the largest first. */
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
     * It is pending, because its owner is not a member yet.
     * @param idempotencyKey unique; null for none
     * @returns false, changing nothing, if a group with this key exists
     */
    insert: ({ group, event }: NewGroup, idempotencyKey: string | null): Promise<boolean> =>
      insertOnce(model, {
        ...toStored(group, event),
        ...(idempotencyKey !== null && { madeBy: idempotencyKey }),
        pendingTarget: group.id,
      }),

    /** For the seed: inserts many groups whose members already exist and are counted. */
    async insertCounted(groups: NewGroup[]): Promise<void> {
      const stored = groups.map(({ group, event }) => toStored(group, event));
      await insertInChunks(model, stored);
    },

    /** The group is no longer pending; with a version, only if no later change has made it pending again. */
    async clearPending(id: number, version?: number): Promise<void> {
      const where = { _id: id, ...(version !== undefined && { version }) };
      await model.updateOne(where, { $unset: { pendingTarget: 1 } });
    },

    /** Removes the player's number from the keys of deleted groups. */
    async forgetKeysOf(userId: number): Promise<void> {
      const keys = { $gte: `${userId}/`, $lt: `${userId}0` };
      await model.updateMany({ madeBy: keys, isDeleted: true }, { $unset: { madeBy: 1 } });
    },

    async idsOwnedBy(ownerId: number): Promise<number[]> {
      const found = await model.find({ ownerId, folded: NAMED }, { _id: 1 }).lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },

    /**
     * Empties a group, which then no longer exists. It stays pending as long as it has memberships.
     * @param next with the incremented version
     * @returns false, changing nothing, if the group is no longer at the version before `next`
     */
    markDeleted({ id, version }: Pick<Group, 'id' | 'version'>, event: DomainEvent): Promise<boolean> {
      const empty = { name: '', ownerId: 0, passwordHash: null, link: `deleted:${id}` };
      const $set = { ...empty, isDeleted: true, pendingTarget: id };
      // The key stays, so that a repeated form does not create it again.
      const update = { $set, $unset: { folded: 1 }, $push: { outbox: event } };
      return writeNext(model, { _id: id, version }, update);
    },

    /** Deleted groups without members whose events are published; some hundred. */
    async deletedAndPublished(): Promise<number[]> {
      const where = { isDeleted: true, outbox: { $size: 0 }, pendingTarget: { $exists: false } } as never;
      const found = await model.find(where, { _id: 1 }).limit(PURGED_AT_ONCE).lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },

    /** Removes a deleted group except its number. */
    async keepOnlyNumber(id: number): Promise<void> {
      await insertOnce(deleted, { _id: id });
      await model.deleteOne({ _id: id, isDeleted: true });
    },

    /** @returns false, changing nothing, if the group is no longer at the version before `next` */
    update({ id: _id, version, name, passwordHash }: Group, event: DomainEvent): Promise<boolean> {
      const $set = { name, folded: foldText(name), passwordHash };
      return writeNext(model, { _id, version }, { $set, $push: { outbox: event } });
    },

    /**
     * Gives a group its new owner, who is not necessarily a member any more, so that it is pending. The key must not
     * reveal the former one, who has left the game.
     * @returns false, changing nothing, if the group is no longer at the version before `next`
     */
    handOver({ id: _id, version, ownerId }: Group, event: DomainEvent): Promise<boolean> {
      const $set = { ownerId, pendingTarget: _id };
      return writeNext(model, { _id, version }, { $set, $unset: { madeBy: 1 }, $push: { outbox: event } });
    },
  };
}

/** Existing groups: a deleted one has no name. A condition on `isDeleted` would need another index. */
const NAMED = { $gte: '' };

function whereOf(filter: GroupFilter): Record<string, unknown> {
  const pattern = searchPattern(filter.search);
  return {
    ...('ids' in filter ? { _id: { $in: filter.ids } } : { ownerId: filter.ownerId }),
    folded: pattern ? { $regex: pattern } : NAMED,
  };
}
