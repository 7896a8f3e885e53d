import type { DomainEvent } from '@tippspiel/shared/events/catalogue';
import { foldText, searchPattern } from '@tippspiel/shared/text/fold';
import { writeDerived } from '@tippspiel/shared/mongo/settle';
import type { Connection } from 'mongoose';
import type { Group, GroupChange } from '../domain/group.ts';
import { groupModel, toGroup, toStored, VISIBLE, type StoredGroup } from './group-model.ts';

export type GroupFilter = { ids?: number[]; ownerId?: number; search: string };
export type Groups = ReturnType<typeof createGroups>;
export type NewGroup = { group: Group; event: DomainEvent };

export function createGroups(connection: Connection) {
  const model = groupModel(connection);

  const findOne = async (filter: { _id: number } | { link: string }): Promise<Group | null> => {
    const stored = await model.findOne(filter, VISIBLE).lean<StoredGroup>();
    return stored && toGroup(stored);
  };

  return {
    model,
    find: (id: number) => findOne({ _id: id }),
    findByLink: (link: string) => findOne({ link }),

    /** In no particular order; unknown ids are left out. */
    async findMany(ids: readonly number[]): Promise<Group[]> {
      return (await model.find({ _id: { $in: [...ids] } }, VISIBLE).lean<StoredGroup[]>()).map(toGroup);
    },

    /** By name, then id. */
    async page(
      filter: GroupFilter,
      { skip, limit }: { skip: number; limit: number },
    ): Promise<{ groups: Group[]; totalCount: number }> {
      const where = whereOf(filter);
      const totalCount = await model.countDocuments(where);
      if (skip >= totalCount) return { groups: [], totalCount };
      const stored = await model
        .find(where, VISIBLE)
        .sort({ folded: 1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .lean<StoredGroup[]>();
      return { groups: stored.map(toGroup), totalCount };
    },

    async insert(groups: NewGroup[]): Promise<void> {
      if (groups.length)
        await model.collection.insertMany(groups.map(({ group, event }) => toStored(group, event)) as never);
    },

    async writeMemberCount(id: number, count: () => Promise<number>): Promise<void> {
      await writeDerived(model, id, async () => ({ memberCount: await count() }));
    },

    /** @returns false, changing nothing, when the group is not at the version before `next` any more */
    async update(next: Group, event: DomainEvent): Promise<boolean> {
      const { id, name, passwordHash, version } = next;
      const change: GroupChange = { name, passwordHash };
      const { matchedCount } = await model.updateOne(
        { _id: id, version: version - 1 },
        { $set: { ...change, folded: foldText(name), version }, $push: { outbox: event } },
      );
      return matchedCount === 1;
    },
  };
}

export function whereOf({ ids, ownerId, search }: GroupFilter): Record<string, unknown> {
  const pattern = searchPattern(search);
  return {
    ...(ids && { _id: { $in: ids } }),
    ...(ownerId !== undefined && { ownerId }),
    ...(pattern && { folded: { $regex: pattern } }),
  };
}
