import { findGroup } from '../app/find-group.ts';
import { listGroups } from '../app/list-groups.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

export const queryResolvers: QueryResolvers = {
  group: (_parent, key, context) => findGroup(context.deps, context.identity, key),
  groups: (_parent, { filterOption, page }, context) =>
    listGroups(context.deps, context.identity, { filterOption, page: page ?? {} }),
};
