import type { RequestContext } from '@tippspiel/shared/platform/graph/subgraph';
import type { Deps } from '../app/deps.ts';

export type Context = RequestContext & { deps: Deps };

export function createContext(deps: Deps, base: RequestContext): Context {
  return { ...base, deps };
}
