import { asError } from '@tippspiel/rest-compat/ask';
import type { identitySigner } from '@tippspiel/shared/contracts/auth/identity';
import { IDENTITY_HEADER } from '@tippspiel/shared/contracts/auth/identity';
import {
  asLine,
  SHARE_PICTURE_HEADER,
  signSharePicture,
  type SharePicture,
} from '@tippspiel/shared/contracts/auth/share-picture';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { CLIENT_IP_HEADER } from '@tippspiel/shared/platform/graph/subgraph';
import { answerErrors } from '@tippspiel/shared/platform/http/failure';
import { networkOf } from '@tippspiel/shared/platform/http/network-of';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../env.ts';
import type { GraphCall } from '../graph/call.ts';
import type { Graph } from '../graph/graph.ts';
import type { TournamentInfo } from '../graph/tournament-info.ts';
import type { ClientAddresses } from '../http/client-address.ts';
import { proxyRoute } from '../http/proxy.ts';
import { identityOf } from '../session/visitor.ts';
import { sources } from './sources.ts';
import { texts } from './texts.ts';

type Options = {
  env: GatewayEnv;
  graph: Pick<Graph, 'run'>;
  sign: ReturnType<typeof identitySigner>;
  addresses: ClientAddresses;
  tournament: TournamentInfo;
};

declare module 'fastify' {
  interface FastifyRequest {
    sharePicture?: SharePicture;
  }
}

const AT_ONCE = 32;
const QUEUE = 500;
/** The limits of one player or one network, enough for rapid taps. */
const OF_ONE = { concurrency: 4, maxQueued: 12 };

/** /bild/…: queries a picture's content from the graph as the viewer, and has media draw it (docs/adr/0081). */
export async function shareRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { env, graph, sign, addresses } = options;
  const turns = createBoundedQueue({ concurrency: AT_ONCE, maxQueued: QUEUE, perKey: OF_ONE });
  answerErrors(app);

  async function describe(request: FastifyRequest, deadline: Date): Promise<SharePicture> {
    const [path = '', query = ''] = request.url.split(/\?(.*)/s, 2);
    const [, , kind = '', id = '', ...more] = path.split('/');
    const search = new URLSearchParams(query);
    const source = sources.get(kind);
    const variables = source?.variables(id, search);
    if (!source || !variables || more.some(Boolean)) throw notFound(texts.none);
    const call: GraphCall = {
      // A public picture must not contain anything that only this viewer may see.
      identity: source.isPublic ? null : identityOf(request.visitor),
      requestId: request.id,
      clientIp: addresses.of(request),
      deadline,
      identify: async () => null,
    };
    const { body } = await graph.run({ query: source.query, isMutation: false }, variables, call);
    const [problem] = body.errors ?? [];
    if (problem) throw asError(problem);
    const described = body.data && source.describe(body.data, variables);
    if (!described) throw notFound(texts.none);
    const { tournamentName = '' } = options.tournament.get();
    return {
      ...{ kicker: '', subtitle: '', heads: [], rows: [], sides: [], ...described },
      shape: search.get('format') === 'hoch' ? 'hoch' : 'quer',
      site: asLine(`${texts.site} ${tournamentName}`.trim()),
      isPublic: source.isPublic === true,
    };
  }

  app.addHook('preHandler', async (request) => {
    const key = request.visitor.session?.userId ?? networkOf(addresses.of(request));
    const deadline = new Date(Date.now() + env.SUBGRAPH_TIMEOUT_MS);
    request.sharePicture = await turns.run(() => describe(request, deadline), { key, deadline });
  });
  await proxyRoute(app, {
    prefix: '/bild',
    methods: ['GET', 'HEAD'],
    upstream: env.MEDIA_URL,
    rewritePrefix: '/share-pictures',
    timeoutMs: env.SUBGRAPH_TIMEOUT_MS,
    maxBytes: 0,
    headers: async (request) => ({
      cookie: undefined,
      [IDENTITY_HEADER]: await sign(identityOf(request.visitor)),
      [CLIENT_IP_HEADER]: addresses.of(request),
      [SHARE_PICTURE_HEADER]: await signSharePicture(
        env.IDENTITY_SECRET,
        request.sharePicture as SharePicture,
      ),
    }),
  });
}
