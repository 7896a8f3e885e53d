import { systemClock, type Clock } from '@tippspiel/shared/platform/clock/clock';
import { answerFailures } from '@tippspiel/shared/platform/http/failure';
import type { FastifyInstance } from 'fastify';
import { createAllowedMethods } from './allowed-methods.ts';
import { createAsk } from './ask.ts';
import { sendWithEtag } from './etag.ts';
import type { Graph } from './graph.ts';
import { inputError } from './input-error.ts';
import { acceptForms } from './input.ts';
import { createAjv, readCalls, readDescription, type Schema } from './openapi.ts';
import { readFields } from './read-fields.ts';
import { authRoutes } from './routes/auth.ts';
import { leavingRoutes } from './routes/leaving.ts';
import { profileRoutes } from './routes/profiles.ts';
import { bonusRoutes } from './routes/bonus.ts';
import { groupRoutes } from './routes/groups.ts';
import { matchRoutes } from './routes/matches.ts';
import { moderationRoutes } from './routes/moderation.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { postRoutes } from './routes/posts.ts';
import { prizeMakingRoutes } from './routes/prize-making.ts';
import { prizeRoutes } from './routes/prizes.ts';
import { rankingRoutes } from './routes/ranking.ts';
import { sponsorRoutes } from './routes/sponsors.ts';
import { statisticRoutes } from './routes/statistics.ts';
import { tippRoutes } from './routes/tipps.ts';
import { recommendationRoutes } from './routes/recommendations.ts';
import { userRoutes } from './routes/users.ts';
import type { Call, Tools } from './tools.ts';

/** The calls that the gateway serves itself. */
const servedByTheGateway = new Set(['uploadImage', 'downloadImage', 'downloadOperatorImage']);

/** Registers all documented calls on a scope, below its prefix. Requests are validated against openapi.yaml. */
export async function registerRest(
  app: FastifyInstance,
  options: { graph: Graph; clock?: Clock },
): Promise<void> {
  const description = await readDescription();
  const calls = readCalls(description);
  const ajv = createAjv(description, { defaults: true });
  app.setValidatorCompiler(({ schema }) => {
    const check = ajv.compile(schema as Schema);
    return (given) => {
      const value = readFields(description, schema as Schema, given);
      return check(value) ? { value } : { error: check.errors as never };
    };
  });
  app.setSchemaErrorFormatter((errors) => inputError(errors as never));
  const allowedMethods = createAllowedMethods(calls);
  answerFailures(app, {}, (path) => allowedMethods(path.slice(app.prefix.length)));
  await acceptForms(app);
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('cache-control', 'private, no-cache'),
  );

  const missing = new Set(Object.keys(calls).filter((id) => !servedByTheGateway.has(id)));
  const tools: Tools = {
    graph: options.graph,
    clock: options.clock ?? systemClock(),
    serve(operationId, handler) {
      const call = calls[operationId];
      if (!call) throw new Error(`openapi.yaml does not describe ${operationId}`);
      missing.delete(operationId);
      app.route({
        ...call,
        handler(request, reply) {
          const { params, query, body } = request;
          const ask = createAsk(options.graph, request, reply);
          const parts: Call = { params, query, body, ask, request, reply };
          return handler(parts as never);
        },
      });
    },
    serveWithEtag(operationId, handler) {
      tools.serve(operationId, async (call) => sendWithEtag(call, await handler(call as never)));
    },
  };
  const sections = [
    authRoutes,
    profileRoutes,
    pictureRoutes,
    leavingRoutes,
    recommendationRoutes,
    userRoutes,
    tippRoutes,
    matchRoutes,
    rankingRoutes,
    statisticRoutes,
    postRoutes,
    moderationRoutes,
    groupRoutes,
    bonusRoutes,
    sponsorRoutes,
    prizeRoutes,
    prizeMakingRoutes,
  ];
  for (const section of sections) section(tools);
  if (missing.size) throw new Error(`described but not served: ${[...missing].join(', ')}`);
}
