import { join } from 'node:path';
import { namespaceSchema, processEnv, secretSchema } from '@tippspiel/shared/config/env';
import { z } from 'zod';

const base = z.url({ protocol: /^https?$/ });
/** A page elsewhere; empty for none. */
const link = z.union([z.literal(''), base]).default('');
const positive = z.coerce.number().int().positive();
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const MEGABYTE = 1024 * 1024;

/** The environment of the gateway. */
export const gatewayEnv = processEnv
  .safeExtend({
    FEED_URL: base,
    USER_URL: base,
    TIPP_URL: base,
    GROUP_URL: base,
    MEDIA_URL: base,
    /** Where rest-compat listens; empty or `mounted`: it runs inside this process. */
    REST_COMPAT_URL: z.union([z.literal('mounted'), base]).default('mounted'),
    NATS_URL: z.string().min(1),
    NATS_NAMESPACE: namespaceSchema,
    /** Signs who sends a request, for the subgraphs. */
    IDENTITY_SECRET: secretSchema,
    /** Signs anti-forgery tokens and what rest-compat hands back. */
    SESSION_SECRET: secretSchema,
    /** Where browsers reach the product. */
    PUBLIC_URL: base.default('http://localhost:8080'),
    /** In place of the product's own pages of what can be won (a PDF or a page) and of data protection. */
    PRIZES_URL: link,
    PRIVACY_URL: link,
    /** How to become a sponsor, and whoever runs the game; what is empty does not show. */
    SPONSOR_URL: link,
    PROVIDER_URL: link,
    /** The built web app. */
    WEB_DIST: z.string().default(join(import.meta.dirname, '../../web/dist')),
    /** Where files of earlier builds stay for open pages, shared by all gateways; empty for nowhere. */
    WEB_KEPT: z.string().default(''),
    /** How long a page waits for the answers to what it would ask first; 0 for not at all. */
    FIRST_ANSWERS_MS: z.coerce.number().int().nonnegative().default(200),
    /** True, or the addresses of the proxies in front: only then is X-Forwarded-For believed. */
    TRUST_PROXY: z.string().default('false'),
    /** Only operations of the manifest run; by default so in production. */
    KNOWN_OPERATIONS_ONLY: flag.optional(),
    /** Leaves out work of the graph that cannot change an answer. */
    GRAPH_SHORTCUTS: flag.default(true),
    MAX_BODY_BYTES: positive.default(MEGABYTE),
    /** A picture with the form around it; media's own limit is a little lower and says so more exactly. */
    MAX_UPLOAD_BYTES: positive.default(11 * MEGABYTE),
    MAX_DEPTH: positive.default(15),
    MAX_ALIASES: positive.default(30),
    MAX_TOKENS: positive.default(3_000),
    /** Objects that an operation which is not known may fetch, page sizes multiplied. */
    MAX_COST: positive.default(20_000),
    /** Of those that cost more than a tenth of it, so many run at once. */
    HEAVY_AT_ONCE: positive.default(2),
    /** How long a subgraph may take before its part of an answer is given up. */
    SUBGRAPH_TIMEOUT_MS: positive.default(8_000),
    /** Open connections to one subgraph. */
    SUBGRAPH_CONNECTIONS: positive.default(128),
    /** Calls of one subgraph that may wait for a connection; the next is refused at once. */
    SUBGRAPH_QUEUE: positive.default(2_000),
    /** How long a session is believed without asking; several of the intervals at which an open page asks. */
    SESSION_CACHE_SECONDS: positive.default(300),
    SESSION_CACHE_SIZE: positive.default(150_000),
    /** How long an unknown session waits for the user service. */
    SESSION_TIMEOUT_MS: positive.default(2_000),
    /** Pages that are told at once what is new, by this process; the next ones ask at their interval only. */
    LIVE_CONNECTIONS: positive.default(10_000),
    LIVE_CONNECTIONS_PER_ADDRESS: positive.default(200),
    LIVE_CONNECTIONS_PER_PLAYER: positive.default(20),
    /** So many of them ask in one second because they were told of something: the rest wait for their turn. */
    LIVE_ASKS_PER_SECOND: positive.default(1_000),
  })
  .transform((env) => ({
    ...env,
    KNOWN_OPERATIONS_ONLY: env.KNOWN_OPERATIONS_ONLY ?? env.NODE_ENV === 'production',
  }));

/** Keeps @apollo/gateway from calling home; it can be told in no other way. */
export function keepApolloQuiet(): void {
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';
}

export type GatewayEnv = z.output<typeof gatewayEnv>;
