import type { RequestContext } from '@tippspiel/shared/platform/graph/subgraph';
import type { Deps } from '../app/deps.ts';

export type Context = RequestContext & { deps: Deps };
