import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { signPicture, type CutPicture } from '../../contracts/auth/picture-proof.ts';
import { IDENTITY_HEADER, signIdentity, type Identity } from '../../contracts/auth/identity.ts';

export const TEST_IDENTITY_SECRET = 'test-identity-secret-of-32-chars-or-more';

/** The environment of a subgraph in a test: its own database and event subjects, on the servers of the test run. */
export function testEnv(
  service: string,
  backing: { mongodbUrl: string; natsUrl: string },
): Record<string, string> {
  const run = randomBytes(5).toString('hex');
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
    PORT: '0',
    MONGODB_URL: backing.mongodbUrl,
    MONGODB_DATABASE: `test_${service}_${run}`,
    NATS_URL: backing.natsUrl,
    NATS_NAMESPACE: `t${run}`,
    IDENTITY_SECRET: TEST_IDENTITY_SECRET,
  };
}

/** A player's identity, for signing requests in tests. */
export function player(userId: number, more: Partial<Identity> = {}): Identity {
  return { userId, isAdmin: false, isLocked: false, sessionId: `s${userId}`, ...more };
}

/** The name of a picture that media would have cropped for this operator. */
export const cutPicture = (cut: CutPicture): string => signPicture(TEST_IDENTITY_SECRET, cut);

export type GraphAnswer = {
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; field?: string } }[];
  headers: Record<string, unknown>;
};

/** Sends an operation to a subgraph like the gateway, signed for `identity` (null: anonymous). */
export async function askSubgraph(
  app: FastifyInstance,
  identity: Identity | null,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphAnswer> {
  const token = await signIdentity(TEST_IDENTITY_SECRET, identity);
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { [IDENTITY_HEADER]: token, ...headers },
    payload: { query, variables },
  });
  return { ...(response.json() as object), headers: response.headers } as GraphAnswer;
}
