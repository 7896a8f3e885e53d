import type { Backing } from './backing.ts';

export type TestBacking = Pick<Backing, 'mongodbUrl' | 'natsUrl' | 's3'>;

/**
 * The servers for integration tests, which `npm test` has started for the whole run. Names of databases, buckets and
 * NATS namespaces must be random, because other files use the same servers.
 */
export function backingForTests(): TestBacking {
  const { MONGODB_URL, NATS_URL, S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = process.env;
  if (!MONGODB_URL || !NATS_URL || !S3_ENDPOINT)
    throw new Error('Ohne Datenbank, NATS und S3: mit „npm test -- integration <Datei>“ laufen lassen.');
  return {
    mongodbUrl: MONGODB_URL,
    natsUrl: NATS_URL,
    s3: {
      endpoint: S3_ENDPOINT,
      accessKey: S3_ACCESS_KEY ?? '',
      secretKey: S3_SECRET_KEY ?? '',
      region: S3_REGION ?? 'us-east-1',
    },
  };
}
