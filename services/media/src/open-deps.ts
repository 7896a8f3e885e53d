import type { Backbone } from '@tippspiel/shared/process/backbone';
import { prepareCollections } from '@tippspiel/shared/mongo/connect';
import { createOutboxRelay, type OutboxRelay } from '@tippspiel/shared/mongo/outbox';
import type { Deps } from './app/deps.ts';
import { createImaging } from './app/imaging.ts';
import type { MediaEnv } from './env.ts';
import { createObjects } from './store/objects.ts';
import { createPictures, PICTURES } from './store/pictures.ts';
import { createUploads } from './store/uploads.ts';

export type OpenedDeps = { deps: Deps; relay: OutboxRelay };

/** Wires the use cases to database, S3 and bus, and prepares collections and bucket; for the service and the seed. */
export async function openDeps({ clock, mongo, bus, log }: Backbone, env: MediaEnv): Promise<OpenedDeps> {
  const stores = { uploads: createUploads(mongo), pictures: createPictures(mongo) };
  const objects = createObjects({
    endpoint: env.S3_ENDPOINT,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
  });
  await Promise.all([prepareCollections(mongo, log), objects.prepare()]);
  const relay = createOutboxRelay({
    connection: mongo,
    collections: [PICTURES],
    publish: (event) => bus.publish(event),
    log,
  });
  const imaging = createImaging({
    maxPixels: env.UPLOAD_MAX_PIXELS,
    maxEdge: env.UPLOAD_MAX_EDGE,
    jobs: env.IMAGE_JOBS,
    queue: env.IMAGE_QUEUE,
  });
  const uploadKeepSeconds = env.UPLOAD_KEEP_SECONDS;
  return { relay, deps: { clock, log, uploadKeepSeconds, ...stores, objects, imaging, relay } };
}
