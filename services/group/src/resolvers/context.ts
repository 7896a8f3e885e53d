import type { RequestContext } from '@tippspiel/shared/graph/subgraph';
import { requireViewer, requireWriter } from '@tippspiel/shared/auth/require';
import DataLoader from 'dataloader';
import type { Deps, Request } from '../app/deps.ts';
import { findGroups } from '../app/find-group.ts';
import type { GroupView } from '../app/view-groups.ts';

export type Context = RequestContext & {
  deps: Deps;
  /** Groups as the viewer sees them, by id. */
  groups: DataLoader<number, GroupView | null>;
};

export function createContext(deps: Deps, base: RequestContext): Context {
  return {
    ...base,
    deps,
    groups: new DataLoader(async (ids) => findGroups(deps, requireViewer(base.identity).userId, ids)),
  };
}

/** The viewer's number, or UNAUTHENTICATED. */
export const viewerOf = ({ identity }: Context): number => requireViewer(identity).userId;

/** The viewer who may write, or UNAUTHENTICATED or FORBIDDEN. */
export const writerOf = ({ identity, requestId }: Context): Request => ({
  viewerId: requireWriter(identity).userId,
  requestId,
});
