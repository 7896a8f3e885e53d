import { join } from 'node:path';
import { namespaceSchema, processEnv, secretSchema } from '@tippspiel/shared/platform/config/env';
import { z } from 'zod';

const base = z.url({ protocol: /^https?$/ });
/** An external page; empty for none. */
const link = z.union([z.literal(''), base]).default('');
const positive = z.coerce.number().int().positive();
const MEGABYTE = 1024 * 1024;

/** The environment of the gateway. */
export const gatewayEnv = processEnv.safeExtend({
  /** The internal address of feed. */
  FEED_URL: base,
  /** The internal address of user. */
  USER_URL: base,
  /** The internal address of tipp. */
  TIPP_URL: base,
  /** The internal address of group. */
  GROUP_URL: base,
  /** The internal address of media. */
  MEDIA_URL: base,
  /** The address of rest-compat, or `mounted` to run it inside this process (docs/adr/0014). */
  REST_COMPAT_URL: z.union([z.literal('mounted'), base]).default('mounted'),
  /** NATS servers, separated by commas. */
  NATS_URL: z.string().min(1),
  /** As in the subgraphs. */
  NATS_NAMESPACE: namespaceSchema,
  /** Signs the sender's identity. The subgraphs need the same value. */
  IDENTITY_SECRET: secretSchema,
  /** Signs anti-forgery tokens and sealed client addresses; at least 32 characters. */
  SESSION_SECRET: secretSchema,
  /** The product's public address; `https` enables HSTS. The user service needs the same value. */
  PUBLIC_URL: base.default('http://localhost:8080'),
  /** A page or PDF about the prizes, in place of the product's own. A screen of the app opens in the same window. */
  PRIZES_URL: link,
  /** A privacy policy, in place of the product's own. */
  PRIVACY_URL: link,
  /** A page that explains how to become a sponsor. */
  SPONSOR_URL: link,
  /** A page of the organisation that runs the game. */
  PROVIDER_URL: link,
  /** The built web app. */
  WEB_DIST: z.string().default(join(import.meta.dirname, '../../web/dist')),
  /** A folder shared by all gateways. It keeps each build's files for thirty days, for pages that are still open. */
  WEB_KEPT: z.string().default(''),
  /** How long a page waits for the answers to its first queries (docs/adr/0070); 0 disables them. */
  FIRST_ANSWERS_MS: z.coerce.number().int().nonnegative().default(200),
  /**
   * Whose X-Forwarded-For is trusted: `true` for exactly one proxy, or the proxies' addresses, separated by commas
   * (`uniquelocal` for private ones).
   */
  TRUST_PROXY: z.string().default('false'),
  /** An internal port where other machines read /metrics. With 0, only the gateway's own machine does, at `PORT`. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** The largest upload, with its form. Media's own limit is a little lower and has a more exact message. */
  MAX_UPLOAD_BYTES: positive.default(11 * MEGABYTE),
  /** The most objects that an unknown operation may fetch, with page sizes multiplied. */
  MAX_COST: positive.default(20_000),
  /** How many operations that cost more than a tenth of `MAX_COST` may run at the same time. */
  HEAVY_AT_ONCE: positive.default(2),
  /** How long the gateway waits for a subgraph before it omits that part of a response. */
  SUBGRAPH_TIMEOUT_MS: positive.default(8_000),
  /** Open connections to one subgraph. */
  SUBGRAPH_CONNECTIONS: positive.default(128),
  /** Calls to one subgraph that may wait for a connection; further ones are refused at once. */
  SUBGRAPH_QUEUE: positive.default(2_000),
  /** How long a session is cached without a new look-up; several times `STATUS_INTERVAL_MS`. */
  SESSION_CACHE_SECONDS: positive.default(300),
  /** Open live streams of one process. Further pages get 503, and poll at their interval. */
  LIVE_CONNECTIONS: positive.default(10_000),
  /** Open live streams from one address. An IPv6 network (/64) counts as one address. */
  LIVE_CONNECTIONS_PER_ADDRESS: positive.default(200),
  /** Open live streams of one player. */
  LIVE_CONNECTIONS_PER_PLAYER: positive.default(20),
  /** How many notified pages query per second; the notification spreads the others over a longer time. */
  LIVE_ASKS_PER_SECOND: positive.default(2_500),
});

/** Disables the telemetry of @apollo/gateway, which has no other setting for it. */
export function keepApolloQuiet(): void {
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';
}

export type GatewayEnv = z.output<typeof gatewayEnv>;
