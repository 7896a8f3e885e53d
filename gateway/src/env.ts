import { join } from 'node:path';
import { namespaceSchema, processEnv, secretSchema } from '@tippspiel/shared/platform/config/env';
import { z } from 'zod';

const base = z.url({ protocol: /^https?$/ });
/** A page elsewhere; empty for none. */
const link = z.union([z.literal(''), base]).default('');
const positive = z.coerce.number().int().positive();
const MEGABYTE = 1024 * 1024;

/** The environment of the gateway. */
export const gatewayEnv = processEnv.safeExtend({
  /** The address of feed inside. */
  FEED_URL: base,
  /** The address of user inside. */
  USER_URL: base,
  /** The address of tipp inside. */
  TIPP_URL: base,
  /** The address of group inside. */
  GROUP_URL: base,
  /** The address of media inside. */
  MEDIA_URL: base,
  /** The address of rest-compat, or `mounted`: it runs inside this process (docs/adr/0014). */
  REST_COMPAT_URL: z.union([z.literal('mounted'), base]).default('mounted'),
  /** NATS servers, with commas in between. */
  NATS_URL: z.string().min(1),
  /** As in the subgraphs. */
  NATS_NAMESPACE: namespaceSchema,
  /** Signs who sends a request. The subgraphs have the same. */
  IDENTITY_SECRET: secretSchema,
  /** Signs anti-forgery tokens and sealed client addresses; at least 32 characters. */
  SESSION_SECRET: secretSchema,
  /** The product's public address; `https` switches HSTS on. The user service has the same. */
  PUBLIC_URL: base.default('http://localhost:8080'),
  /** A page or PDF of what can be won, in place of the product's own. One of our screens opens in the same window. */
  PRIZES_URL: link,
  /** A page of data protection, in place of the product's own. */
  PRIVACY_URL: link,
  /** A page that tells how to become a sponsor. */
  SPONSOR_URL: link,
  /** A page of whoever runs the game. */
  PROVIDER_URL: link,
  /** The built web app. */
  WEB_DIST: z.string().default(join(import.meta.dirname, '../../web/dist')),
  /** A folder, the same for all gateways, where the files of each build stay for thirty days for open pages. */
  WEB_KEPT: z.string().default(''),
  /** How long a page waits for the answers that come with it (docs/adr/0070); 0 for not at all. */
  FIRST_ANSWERS_MS: z.coerce.number().int().nonnegative().default(200),
  /** `true`, or the addresses of the proxies in front, with commas: only then is X-Forwarded-For believed. */
  TRUST_PROXY: z.string().default('false'),
  /** A port inside at which other machines read /metrics; 0 for none: the public port shows it to its own machine only. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** A picture with the form around it; media's own limit is a little lower and says so more exactly. */
  MAX_UPLOAD_BYTES: positive.default(11 * MEGABYTE),
  /** Objects that an operation which is not known may fetch, page sizes multiplied. */
  MAX_COST: positive.default(20_000),
  /** Operations that cost more than a tenth of `MAX_COST` and run at the same time. */
  HEAVY_AT_ONCE: positive.default(2),
  /** How long a subgraph may take before its part of an answer is given up. */
  SUBGRAPH_TIMEOUT_MS: positive.default(8_000),
  /** Open connections to one subgraph. */
  SUBGRAPH_CONNECTIONS: positive.default(128),
  /** Calls of one subgraph that may wait for a connection; the next is refused at once. */
  SUBGRAPH_QUEUE: positive.default(2_000),
  /** How long a session is believed without asking; several times `STATUS_INTERVAL_MS`. */
  SESSION_CACHE_SECONDS: positive.default(300),
  /** Pages that one process tells at once what is new; the next ones get 503 and ask at their interval. */
  LIVE_CONNECTIONS: positive.default(10_000),
  /** Of those, pages from one address. An IPv6 network (/64) is one address. */
  LIVE_CONNECTIONS_PER_ADDRESS: positive.default(200),
  /** Of those, pages of one player. */
  LIVE_CONNECTIONS_PER_PLAYER: positive.default(20),
  /** So many of them ask in one second because they were told of something; the rest wait for their turn. */
  LIVE_ASKS_PER_SECOND: positive.default(1_000),
});

/** Keeps @apollo/gateway from calling home; it can be told in no other way. */
export function keepApolloQuiet(): void {
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';
}

export type GatewayEnv = z.output<typeof gatewayEnv>;
