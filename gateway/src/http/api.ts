import type { Graph as RestGraph } from '@tippspiel/rest-compat/graph';
import { registerRest } from '@tippspiel/rest-compat/register-rest';
import type { identitySigner } from '@tippspiel/shared/contracts/auth/identity';
import { IDENTITY_HEADER } from '@tippspiel/shared/contracts/auth/identity';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { CLIENT_IP_HEADER } from '@tippspiel/shared/platform/graph/subgraph';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../env.ts';
import type { Csrf } from '../session/csrf.ts';
import { identityOf } from '../session/visitor.ts';
import { CLIENT_ADDRESS_HEADER, type ClientAddresses } from './client-address.ts';
import type { createExchange } from './exchange.ts';
import { answerErrors } from '@tippspiel/shared/platform/http/failure';
import { createApiGuard } from './guard.ts';
import { proxyRoute } from './proxy.ts';

type Options = {
  env: GatewayEnv;
  exchange: ReturnType<typeof createExchange>;
  csrf: Csrf;
  sign: ReturnType<typeof identitySigner>;
  addresses: ClientAddresses;
  clock: Clock;
};

const UPLOAD_TIMEOUT_MS = 60_000;
const REST_TIMEOUT_MS = 20_000;
export const MAX_BODY_BYTES = 1024 * 1024;

/** Routes below /api. Pictures go directly to media, everything else to rest-compat, in this process or its own. */
export async function apiRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { env, sign, addresses } = options;
  app.addHook('onRequest', createApiGuard(options.csrf));
  answerErrors(app);

  const graph: RestGraph = async (request, operation) => {
    const { body, session } = await options.exchange(request, operation);
    return { ...body, ...session };
  };

  const toMedia = async (request: FastifyRequest) => ({
    cookie: undefined,
    [IDENTITY_HEADER]: await sign(identityOf(request.visitor)),
    [CLIENT_IP_HEADER]: addresses.of(request),
  });
  await proxyRoute(app, {
    prefix: '/api/downloadImage',
    methods: ['GET', 'HEAD'],
    upstream: env.MEDIA_URL,
    rewritePrefix: '/pictures',
    timeoutMs: env.SUBGRAPH_TIMEOUT_MS,
    maxBytes: 0,
    headers: toMedia,
  });
  await proxyRoute(app, {
    prefix: '/api/uploadImage',
    methods: ['POST'],
    upstream: env.MEDIA_URL,
    rewritePrefix: '/upload',
    timeoutMs: UPLOAD_TIMEOUT_MS,
    maxBytes: env.MAX_UPLOAD_BYTES,
    headers: toMedia,
  });
  if (env.REST_COMPAT_URL === 'mounted') {
    await app.register((scope) => registerRest(scope, { graph, clock: options.clock }), { prefix: '/api' });
    return;
  }
  await proxyRoute(app, {
    prefix: '/api',
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    upstream: env.REST_COMPAT_URL,
    rewritePrefix: '/api',
    timeoutMs: REST_TIMEOUT_MS,
    maxBytes: MAX_BODY_BYTES,
    headers: async (request) => ({
      [IDENTITY_HEADER]: undefined,
      [CLIENT_IP_HEADER]: undefined,
      [CLIENT_ADDRESS_HEADER]: addresses.seal(addresses.of(request)),
    }),
  });
}
