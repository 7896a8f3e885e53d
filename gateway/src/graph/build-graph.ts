import { readFile } from 'node:fs/promises';
import type { identitySigner } from '@tippspiel/shared/auth/identity';
import type { Logger } from 'pino';
import { Pool } from 'undici';
import type { GatewayEnv } from '../env.ts';
import { createPoolDataSource } from './data-source.ts';
import { createGraph, type Graph } from './graph.ts';
import { readManifest } from './manifest.ts';
import { createStockDataSource } from './stock-data-source.ts';

const SUPERGRAPH = new URL('../../supergraph.graphql', import.meta.url);
const CONNECT_TIMEOUT_MS = 2_000;

export type Pools = Record<'feed' | 'user' | 'tipp' | 'group' | 'media', Pool>;

/** One pool of connections per subgraph; connects when it is needed. */
export function openPools(env: GatewayEnv): Pools {
  const open = (url: string) =>
    new Pool(url, { connections: env.SUBGRAPH_CONNECTIONS, connect: { timeout: CONNECT_TIMEOUT_MS } });
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
  pools: Pools;
  sign: ReturnType<typeof identitySigner>;
  log: Logger;
  /** `stock` is what @apollo/gateway brings, for comparisons. */
  dataSource?: 'pool' | 'stock';
};

/** The graph on the committed supergraph and manifest, as the environment wants it. */
export async function buildGraph({ env, pools, sign, log, dataSource = 'pool' }: Options): Promise<Graph> {
  const urls: Record<string, string> = {
    feed: env.FEED_URL,
    user: env.USER_URL,
    tipp: env.TIPP_URL,
    group: env.GROUP_URL,
    media: env.MEDIA_URL,
  };
  return createGraph({
    supergraphSdl: await readFile(SUPERGRAPH, 'utf8'),
    known: await readManifest(),
    knownOnly: env.KNOWN_OPERATIONS_ONLY,
    limits: { maxDepth: env.MAX_DEPTH, maxAliases: env.MAX_ALIASES, maxTokens: env.MAX_TOKENS },
    shortcuts: env.GRAPH_SHORTCUTS && dataSource === 'pool',
    introspection: env.NODE_ENV === 'development',
    log,
    dataSource(name) {
      const pool = pools[name as keyof Pools];
      if (!pool) throw new Error(`the supergraph names an unknown subgraph: ${name}`);
      return dataSource === 'stock'
        ? createStockDataSource(`${urls[name]}/graphql`, sign)
        : createPoolDataSource({ name, pool, sign, timeoutMs: env.SUBGRAPH_TIMEOUT_MS, log });
    },
  });
}
