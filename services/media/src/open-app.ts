import type { Backbone } from '@tippspiel/shared/platform/process/backbone';
import { signPicture } from '@tippspiel/shared/contracts/auth/picture-proof';
import { readSocialPicture } from '@tippspiel/shared/contracts/auth/social-picture';
import { createPublicFetch, type PublicRules } from '@tippspiel/shared/platform/http/fetch-public';
import { prepareCollections } from '@tippspiel/shared/platform/mongo/connect';
import { createOutboxRelay } from '@tippspiel/shared/platform/mongo/outbox';
import { repeat } from '@tippspiel/shared/platform/clock/repeat';
import type { Deps } from './app/deps.ts';
import type { SocialPictures } from './app/fetch-social-picture.ts';
import { createClaimCache } from './app/operator-pictures/claim-cache.ts';
import { createImaging } from './app/imaging.ts';
import { removeLeftovers } from './app/remove-leftovers.ts';
import type { MediaEnv } from './env.ts';
import { createObjects } from './store/objects.ts';
import { PICTURES } from './store/pictures.ts';
import { openStores } from './store/stores.ts';

export type App = {
  deps: Deps;
  /** Sends all waiting events. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Leaves time to crop the picture before the gateway stops waiting, after eight seconds. */
const SOCIAL_TIMEOUT_MS = 4_000;
/**
 * Pictures with more pixels or a longer edge are refused before they are decoded. A PNG that is one pixel wide takes far
 * longer than a square one of as many pixels.
 */
const MAX_PIXELS = 40_000_000;
const MAX_EDGE = 12_000;
/** An unused upload is removed after a day. Operators can use a picture that they cut for the same time. */
const KEEP_SECONDS = 24 * 60 * 60;
const TIDY_EVERY_MS = 10 * 60 * 1000;

/** Wires the use cases to database, S3 and bus, and prepares collections and bucket; for the service and the seed. */
export async function openApp(
  { clock, mongo, bus, log, metrics }: Backbone,
  env: MediaEnv,
  rules: Partial<PublicRules> = {},
): Promise<App> {
  const stores = openStores(mongo, clock);
  const objects = createObjects({
    endpoint: env.S3_ENDPOINT,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    log,
  });
  await Promise.all([prepareCollections(mongo, log), objects.prepare()]);
  const relay = createOutboxRelay({
    connection: mongo,
    collections: [PICTURES],
    publish: bus.publish,
    log,
    metrics,
  });
  const imaging = createImaging({
    maxPixels: MAX_PIXELS,
    maxEdge: MAX_EDGE,
    maxDecodedBytes: env.UPLOAD_MAX_UNPACKED_BYTES,
    jobs: env.IMAGE_JOBS,
    queue: env.IMAGE_QUEUE,
  });
  const settings = {
    uploadKeepSeconds: KEEP_SECONDS,
    uploadMaxBytes: env.UPLOAD_MAX_BYTES,
    exportsPerHour: env.EXPORTS_PER_HOUR,
    picturesPerHour: env.PICTURES_PER_HOUR,
  };
  const purgeEvents = (userId: number) => bus.purge('media', userId);
  const publicFetch = createPublicFetch({
    maxBytes: env.UPLOAD_MAX_BYTES,
    timeoutMs: SOCIAL_TIMEOUT_MS,
    rules,
  });
  const social: SocialPictures = {
    read: (signed) => readSocialPicture(env.IDENTITY_SECRET, signed),
    fetch: publicFetch.read,
  };
  const claimCache = createClaimCache(stores.claims);
  const deps: Deps = {
    claimCache,
    clock,
    log,
    ...settings,
    ...stores,
    objects,
    imaging,
    social,
    signPicture: (cut) => signPicture(env.IDENTITY_SECRET, cut),
    relay,
    purgeEvents,
  };
  const tidying = repeat({
    name: 'leftovers',
    everyMs: TIDY_EVERY_MS,
    work: () => removeLeftovers(deps),
    log,
  });
  return {
    deps,
    drain: () => relay.drain(),
    async close() {
      await tidying.close();
      await relay.close();
      await publicFetch.close();
    },
  };
}
