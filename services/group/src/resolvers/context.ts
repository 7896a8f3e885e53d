import type { RequestContext } from '@tippspiel/shared/platform/graph/subgraph';
import DataLoader from 'dataloader';
import type { Deps } from '../app/deps.ts';
import { findGroups } from '../app/find-group.ts';
import type { GroupView } from '../app/view-groups.ts';

export type Context = RequestContext & {
  deps: Deps;
  groups: DataLoader<number, GroupView | null>;
};

export function createContext(deps: Deps, base: RequestContext): Context {
  return {
    ...base,
    deps,
    groups: new DataLoader(async (ids) => findGroups(deps, base, ids)),
  };
}
