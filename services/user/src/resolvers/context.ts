import type { RequestContext } from '@tippspiel/shared/graph/subgraph';
import type { Deps, Origin } from '../app/deps.ts';
import { createLoaders, type Loaders } from './loaders.ts';

export type Context = RequestContext & { deps: Deps; origin: Origin; loaders: Loaders };

/** Adds the use cases' dependencies and fresh loaders to a request. */
export function extendContext(deps: Deps): (base: RequestContext) => Context {
  return (base) => ({
    ...base,
    deps,
    origin: { clientIp: base.clientIp, requestId: base.requestId },
    loaders: createLoaders(deps),
  });
}
