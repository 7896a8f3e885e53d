import { findGroup } from '../app/find-group.ts';
import { listGroups } from '../app/list-groups.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { viewerOf } from './context.ts';

export const queryResolvers: QueryResolvers = {
  group: (_parent, key, context) => findGroup(context.deps, viewerOf(context), key),
  groups: (_parent, { filterOption, page }, context) =>
    listGroups(context.deps, viewerOf(context), { filterOption, page: page ?? {} }),
};
