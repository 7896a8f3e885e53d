import type { RequestContext } from '@tippspiel/shared/platform/graph/subgraph';
import { networkOf } from '@tippspiel/shared/platform/http/network-of';
import type { ClientRequest, Deps } from '../app/deps.ts';
import { createLoaders, type Loaders } from './loaders.ts';

export type Context = RequestContext & { deps: Deps; request: ClientRequest; loaders: Loaders };

export function createContext(deps: Deps, base: RequestContext): Context {
  return {
    ...base,
    deps,
    request: {
      identity: base.identity,
      // Limits per address count IPv6 networks as one.
      clientIp: networkOf(base.clientIp),
      clientAgent: base.clientAgent,
      requestId: base.requestId,
      deadline: base.deadline,
    },
    loaders: createLoaders(deps),
  };
}
