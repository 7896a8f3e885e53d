import { readFile } from 'node:fs/promises';
import type { identitySigner } from '@tippspiel/shared/contracts/auth/identity';
import { createHttpClient, type HttpClient } from '@tippspiel/shared/platform/http/http-client';
import type { Logger } from 'pino';
import type { GatewayEnv } from '../env.ts';
import { createPoolDataSource } from './data-source.ts';
import { createBatcher } from './batcher.ts';
import { createGraph, type Graph } from './graph.ts';
import { readFormerManifest, readManifest } from './manifest.ts';
import { createStockDataSource } from './stock-data-source.ts';

const SUPERGRAPH = new URL('../../supergraph.graphql', import.meta.url);

export type Callers = Record<'feed' | 'user' | 'tipp' | 'group' | 'media', HttpClient>;

/** The ways to the subgraphs; none is tried before it is needed. */
export function openCallers(env: GatewayEnv): Callers {
  const open = (url: string) =>
    createHttpClient({ url, connections: env.SUBGRAPH_CONNECTIONS, queue: env.SUBGRAPH_QUEUE });
  return {
    feed: open(env.FEED_URL),
    user: open(env.USER_URL),
    tipp: open(env.TIPP_URL),
    group: open(env.GROUP_URL),
    media: open(env.MEDIA_URL),
  };
}

type Options = {
  env: GatewayEnv;
  callers: Callers;
  sign: ReturnType<typeof identitySigner>;
  log: Logger;
  /** `stock` is what @apollo/gateway brings, for comparisons. */
  dataSource?: 'pool' | 'stock';
};

/** What read models spare us is joined: names and pictures come from user again. What a field requires stays. */
function withoutProvides(sdl: string): string {
  const joined = sdl
    .replaceAll(/, provides: "[^"]*"/g, '')
    .replaceAll(/ @join__field\(graph: \w+, external: true\)(?=.*graph: USER\))/g, '');
  if (joined === sdl || /provides: "|external: true.*graph: USER\)/.test(joined))
    throw new Error('the supergraph is written in another way: comparisons would compare nothing');
  return joined;
}

/** The graph on the committed supergraph and manifest, as the environment wants it. */
export async function buildGraph({ env, callers, sign, log, dataSource = 'pool' }: Options): Promise<Graph> {
  const urls: Record<string, string> = {
    feed: env.FEED_URL,
    user: env.USER_URL,
    tipp: env.TIPP_URL,
    group: env.GROUP_URL,
    media: env.MEDIA_URL,
  };
  const shortcuts = dataSource === 'pool';
  const sdl = await readFile(SUPERGRAPH, 'utf8');
  return createGraph({
    supergraphSdl: dataSource === 'stock' ? withoutProvides(sdl) : sdl,
    known: await readManifest(),
    former: await readFormerManifest(),
    knownOnly: env.KNOWN_OPERATIONS_ONLY,
    limits: {
      maxDepth: 15,
      maxAliases: 30,
      maxTokens: 3_000,
      maxCost: env.MAX_COST,
      heavyAtOnce: env.HEAVY_AT_ONCE,
    },
    shortcuts,
    introspection: env.NODE_ENV === 'development',
    log,
    dataSource(name) {
      const caller = callers[name as keyof Callers];
      if (!caller) throw new Error(`the supergraph names an unknown subgraph: ${name}`);
      return dataSource === 'stock'
        ? createStockDataSource(`${urls[name]}/graphql`, sign)
        : createPoolDataSource({
            name,
            caller,
            sign,
            timeoutMs: env.SUBGRAPH_TIMEOUT_MS,
            log,
            gather: shortcuts ? createBatcher(caller, { queue: env.SUBGRAPH_QUEUE }) : undefined,
          });
    },
  });
}
