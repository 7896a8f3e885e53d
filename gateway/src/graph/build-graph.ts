import { readFile } from 'node:fs/promises';
import type { GraphQLDataSource } from '@apollo/gateway';
import type { identitySigner } from '@tippspiel/shared/contracts/auth/identity';
import { createHttpClient, type HttpClient } from '@tippspiel/shared/platform/http/http-client';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { GatewayEnv } from '../env.ts';
import { createBatcher } from './batcher.ts';
import type { GraphContext } from './call.ts';
import { createPoolDataSource } from './data-source.ts';
import { createGraph, type Graph } from './graph.ts';
import { readFormerManifest, readManifest } from './manifest.ts';

const SUPERGRAPH = new URL('../../supergraph.graphql', import.meta.url);

export type SubgraphClients = Record<'feed' | 'user' | 'tipp' | 'group' | 'media', HttpClient>;

export const urlsOf = (env: GatewayEnv): Record<keyof SubgraphClients, string> => ({
  feed: env.FEED_URL,
  user: env.USER_URL,
  tipp: env.TIPP_URL,
  group: env.GROUP_URL,
  media: env.MEDIA_URL,
});

/** The ways to the subgraphs; none is tried before it is needed. */
export function openSubgraphClients(env: GatewayEnv): SubgraphClients {
  const open = (url: string) =>
    createHttpClient({ url, connections: env.SUBGRAPH_CONNECTIONS, queue: env.SUBGRAPH_QUEUE });
  const clients = Object.entries(urlsOf(env)).map(([name, url]) => [name, open(url)]);
  return Object.fromEntries(clients) as SubgraphClients;
}

type Sign = ReturnType<typeof identitySigner>;

/** Another supergraph and way to the subgraphs, without shortcuts: what tests and the bench compare this gateway with. */
export type PlainGraph = {
  supergraph(sdl: string): string;
  dataSource(url: string, sign: Sign): GraphQLDataSource<GraphContext>;
};

type Options = {
  env: GatewayEnv;
  clients: SubgraphClients;
  sign: Sign;
  log: Logger;
  metrics: Registry;
  plain?: PlainGraph;
};

/** The graph on the committed supergraph and manifest, as the environment wants it. */
export async function buildGraph({ env, clients, sign, log, metrics, plain }: Options): Promise<Graph> {
  const failures = new Counter({
    name: 'gateway_subgraph_failures_total',
    help: 'Requests to a subgraph that got no answer: it was away, too slow or too busy',
    labelNames: ['subgraph'],
    registers: [metrics],
  });
  const urls = urlsOf(env);
  const sdl = await readFile(SUPERGRAPH, 'utf8');
  return createGraph({
    supergraphSdl: plain?.supergraph(sdl) ?? sdl,
    known: await readManifest(),
    former: await readFormerManifest(),
    // Operations of `operations.json` and `operations-former.json`.
    knownOnly: env.NODE_ENV === 'production',
    limits: {
      maxDepth: 15,
      maxAliases: 30,
      maxTokens: 3_000,
      maxCost: env.MAX_COST,
      heavyAtOnce: env.HEAVY_AT_ONCE,
    },
    shortcuts: !plain,
    introspection: env.NODE_ENV === 'development',
    log,
    dataSource(name) {
      const client = clients[name as keyof SubgraphClients];
      if (!client) throw new Error(`the supergraph names an unknown subgraph: ${name}`);
      if (plain) return plain.dataSource(`${urls[name as keyof SubgraphClients]}/graphql`, sign);
      return createPoolDataSource({
        name,
        client,
        sign,
        timeoutMs: env.SUBGRAPH_TIMEOUT_MS,
        log,
        failed: () => failures.inc({ subgraph: name }),
        batch: {
          saves: createBatcher(client, { queue: env.SUBGRAPH_QUEUE }),
          reads: createBatcher(client, { queue: env.SUBGRAPH_QUEUE, isRead: true }),
        },
      });
    },
  });
}
