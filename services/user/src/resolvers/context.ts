import type { RequestContext } from '@tippspiel/shared/platform/graph/subgraph';
import { networkOf } from '@tippspiel/shared/platform/http/network-of';
import type { Deps, Origin } from '../app/deps.ts';
import { createLoaders, type Loaders } from './loaders.ts';

export type Context = RequestContext & { deps: Deps; origin: Origin; loaders: Loaders };

export function createContext(deps: Deps, base: RequestContext): Context {
  return {
    ...base,
    deps,
    origin: {
      // What is counted per address is counted so.
      clientIp: networkOf(base.clientIp),
      clientAgent: base.clientAgent,
      requestId: base.requestId,
      deadline: base.deadline,
    },
    loaders: createLoaders(deps),
  };
}
