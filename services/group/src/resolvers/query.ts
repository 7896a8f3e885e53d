import { commonGroups } from '../app/common-groups.ts';
import { findGroup, findInvited } from '../app/find-group.ts';
import { listGroups } from '../app/list-groups.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

export const queryResolvers: QueryResolvers = {
  group: (_parent, key, context) => findGroup(context.deps, context, key),
  invitedGroup: (_parent, { link }, { deps }) => findInvited(deps, link),
  commonGroups: (_parent, { userId }, context) => commonGroups(context.deps, context, userId),
  groups: (_parent, { filterOption, page, order }, context) =>
    listGroups(context.deps, context, { filterOption, page: page ?? {}, order }),
};
