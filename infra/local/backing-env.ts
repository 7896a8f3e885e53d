import type { Backing } from './backing.ts';

/** The environment variables with the addresses of the backing services, for tests. */
export function backingEnv(backing: Backing): Record<string, string> {
  const { mongodbUrl, natsUrl, s3 } = backing;
  return {
    MONGODB_URL: mongodbUrl,
    NATS_URL: natsUrl,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_REGION: s3.region,
  };
}
