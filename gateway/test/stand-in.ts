import { createHttpServer } from '@tippspiel/shared/platform/http/server';
import { mountSubgraph } from '@tippspiel/shared/platform/graph/subgraph';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { TEST_IDENTITY_SECRET } from '@tippspiel/shared/platform/testing/subgraph';
import { RESOLVE_SESSION_PATH, type ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import type { FastifyInstance } from 'fastify';

type Resolvers = Record<string, unknown>;

/** A subgraph with the real schema and almost no content, to test the gateway with a slow, failing or hostile one. */
export type StandIn = { port: number; url: string; app: FastifyInstance; close(): Promise<void> };

type Options = {
  name: 'feed' | 'user' | 'tipp' | 'group' | 'media';
  resolvers: Resolvers;
  /** A free port by default. */
  port?: number;
  /** Answers of the user service to POST /internal/session. */
  sessions?: Record<string, ResolvedSession>;
};

export async function standIn({ name, resolvers, port = 0, sessions }: Options): Promise<StandIn> {
  const log = createLogger(name, 'silent');
  const app = createHttpServer({ service: name, log, ready: [] });
  const schema = new URL(`../../services/${name}/schema.graphql`, import.meta.url);
  await mountSubgraph({
    app,
    log,
    identitySecret: TEST_IDENTITY_SECRET,
    schema,
    resolvers,
    context: (base) => base,
  });
  if (sessions) {
    app.post<{ Body: { token: string } }>(RESOLVE_SESSION_PATH, (request) => ({
      session: sessions[request.body.token] ?? null,
    }));
  }
  await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  return { port: chosen, url: `http://127.0.0.1:${chosen}`, app, close: () => app.close() };
}

/** The cookie of the first player of `standInUser`. */
export const KNOWN_COOKIE = 'tippspiel_session=good';
export const OTHER_COOKIE = 'tippspiel_session=other';

/** A user service with two players: Ada, whose number is 7 by default, and Bob with number 8. */
export const standInUser = (session: Partial<ResolvedSession> = {}, resolvers: Resolvers = {}) => {
  const rights = { isAdmin: false, isLocked: false };
  const ada = { sessionId: 's1', userId: 7, ...rights, firstname: 'Ada', fullname: 'Ada L' };
  const bob = { sessionId: 's2', userId: 8, ...rights, firstname: 'Bob', fullname: 'Bob M' };
  return standIn({ name: 'user', resolvers, sessions: { good: { ...ada, ...session }, other: bob } });
};
