import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { consumeDepartures } from '@tippspiel/shared/platform/leaving/consume-departures';
import { openBackbone, toService, type Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { Service } from '@tippspiel/shared/platform/process/run-service';
import type { PublicRules } from '@tippspiel/shared/platform/http/fetch-public';
import { answerFailures } from '@tippspiel/shared/platform/http/failure';
import { createHttpServer } from '@tippspiel/shared/platform/http/server';
import { mountSubgraph } from '@tippspiel/shared/platform/graph/subgraph';
import type { MediaEnv } from './env.ts';
import { consumeClaims } from './events/claims.ts';
import { republishPictures } from './app/change-picture.ts';
import { messages } from './app/messages.ts';
import { removePlayer } from './app/remove-player.ts';
import { createSharePictures } from './app/share-pictures/draw-share-picture.ts';
import { cacheObjects } from './http/cached-objects.ts';
import { mountOperatorPictureRoute } from './http/operator-picture-route.ts';
import { mountPictureRoute } from './http/picture-route.ts';
import { mountSharePictureRoute } from './http/share-picture-route.ts';
import { mountUploadRoute } from './http/upload-route.ts';
import { openApp, type App } from './open-app.ts';
import { createContext } from './resolvers/context.ts';
import { resolvers } from './resolvers/resolvers.ts';

/** The service, with internals for its tests. */
export type MediaService = Service & App & { backbone: Backbone };

/** The time limit of a whole upload. */
const REQUEST_TIMEOUT_MS = 60_000;
/** A sender who stays slower over eight seconds is disconnected, so that nobody occupies slots for long. */
const MIN_BYTES_PER_SECOND = 2_048;
const AT_ONCE_PER_PLAYER = 2;

/** Builds the media service: uploads, pictures of players and operators, pictures to share. It does not listen yet. */
export async function buildService(
  env: MediaEnv,
  { clock, rules }: { clock?: Clock; rules?: Partial<PublicRules> } = {},
): Promise<MediaService> {
  const backbone = await openBackbone('media', env, clock);
  const { log } = backbone;
  const opened = await openApp(backbone, env, rules);
  const app = createHttpServer({
    ...backbone,
    service: 'media',
    ready: [...backbone.ready, { name: 's3', check: () => opened.deps.objects.isReady(), isOptional: true }],
    fastify: { requestTimeout: REQUEST_TIMEOUT_MS },
  });
  // Requests that fastify refuses, such as a body of an unknown type.
  answerFailures(app, { 400: messages.noFile, 404: messages.noSuchPicture, 415: messages.wrongType });
  await mountUploadRoute(app, opened.deps, {
    identitySecret: env.IDENTITY_SECRET,
    maxBytes: env.UPLOAD_MAX_BYTES,
    atOnce: env.UPLOADS_AT_ONCE,
    atOncePerPlayer: AT_ONCE_PER_PLAYER,
    atOncePerNetwork: env.UPLOADS_AT_ONCE_PER_ADDRESS,
    minBytesPerSecond: MIN_BYTES_PER_SECOND,
    folder: env.UPLOAD_TMP_DIR,
  });
  const read = cacheObjects(opened.deps.objects);
  mountPictureRoute(app, read);
  mountOperatorPictureRoute(app, opened.deps, { read, identitySecret: env.IDENTITY_SECRET });
  mountSharePictureRoute(app, {
    pictures: createSharePictures(opened.deps.imaging),
    identitySecret: env.IDENTITY_SECRET,
  });
  await mountSubgraph({
    app,
    log,
    metrics: backbone.metrics,
    identitySecret: env.IDENTITY_SECRET,
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    context: (base) => createContext(opened.deps, base),
  });
  await consumeClaims(backbone.bus, opened.deps);
  await backbone.bus.onRepublish('media', () => republishPictures(opened.deps));
  const leaving = await consumeDepartures({
    ...backbone,
    service: 'media',
    departures: opened.deps.departures,
    remove: (userId) => removePlayer(opened.deps, userId),
  });
  return toService(app, backbone, opened, leaving);
}
