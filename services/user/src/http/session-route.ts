import { IDENTITY_HEADER, identityVerifier } from '@tippspiel/shared/contracts/auth/identity';
import { RESOLVE_SESSION_PATH } from '@tippspiel/shared/contracts/auth/session';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../app/deps.ts';
import { resolveSession } from '../app/sessions/resolve-session.ts';

type Body = { token: string };

const schema = {
  body: {
    type: 'object',
    required: ['token'],
    properties: { token: { type: 'string', maxLength: 200 } },
  },
};

/** POST {token} → {session}: lets a gateway identify a cookie's player. Only for requests that a gateway signed. */
export function mountSessionRoute(app: FastifyInstance, identitySecret: string, deps: Deps): void {
  const verify = identityVerifier(identitySecret);
  app.post<{ Body: Body }>(RESOLVE_SESSION_PATH, {
    schema,
    bodyLimit: 1_024,
    onRequest: async ({ headers }) => void (await verify(headers[IDENTITY_HEADER] as string | undefined)),
    handler: async ({ body }) => ({ session: await resolveSession(deps, body.token) }),
  });
}
