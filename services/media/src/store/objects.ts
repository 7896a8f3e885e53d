import http from 'node:http';
import https from 'node:https';
import { unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { Client, S3Error } from 'minio';

type Account = { accessKey: string; secretKey: string; region: string };
type Options = Account & { endpoint: string; bucket: string; log: Logger };

export type Objects = ReturnType<typeof createObjects>;

const isMissing = (error: unknown) =>
  error instanceof S3Error && (error.code === 'NoSuchKey' || error.code === 'NotFound');

/** A silent S3 must not block the pictures' queue or an event consumer forever. */
const SILENCE_MS = 5_000;
const RETRY_AFTER_SECONDS = 3;

/** Objects in one bucket of an S3 server. A request fails when the server is silent for `silenceMs`. */
export function createObjects(
  { endpoint, accessKey, secretKey, region, bucket, log }: Options,
  silenceMs = SILENCE_MS,
) {
  const { protocol, hostname, port } = new URL(endpoint);
  const { request } = protocol === 'https:' ? https : http;
  const requestWithTimeout = (...[options, onResponse]: Parameters<typeof http.request>) => {
    const sent = request(options, onResponse as never);
    return sent.setTimeout(silenceMs, () => sent.destroy(new Error(`S3 is silent for ${silenceMs} ms`)));
  };
  const client = new Client({
    transport: { request: requestWithTimeout as typeof http.request },
    endPoint: hostname.replace(/^\[|\]$/g, ''),
    useSSL: protocol === 'https:',
    ...(port && { port: Number(port) }),
    ...{ accessKey, secretKey, region, pathStyle: true },
  });

  /** @throws AppError UNAVAILABLE when the server does not answer */
  const answered = async <T>(request: Promise<T>): Promise<T> =>
    request.catch((error: unknown) => {
      if (error instanceof S3Error || error instanceof TypeError) throw error;
      log.warn({ reason: String(error) }, 'S3 does not answer');
      throw unavailable(RETRY_AFTER_SECONDS);
    });

  return {
    /** Creates the bucket if it is missing; another process may do so at the same time. */
    async prepare(): Promise<void> {
      if (await client.bucketExists(bucket)) return;
      try {
        await client.makeBucket(bucket, region);
      } catch (error) {
        if (!(await client.bucketExists(bucket))) throw error;
      }
    },

    isReady: (): Promise<boolean> => client.bucketExists(bucket),

    /** @throws AppError UNAVAILABLE when the server does not answer */
    async put(key: string, data: Buffer, contentType: string): Promise<void> {
      await answered(client.putObject(bucket, key, data, data.length, { 'Content-Type': contentType }));
    },

    /**
     * A whole object in memory; null if it does not exist. For small objects.
     * @throws AppError UNAVAILABLE when the server does not answer
     */
    async read(key: string): Promise<Buffer | null> {
      const whole = async () => Buffer.concat(await (await client.getObject(bucket, key)).toArray());
      return answered(
        whole().catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        }),
      );
    },

    /** Removing a missing object succeeds. */
    async remove(keys: string[]): Promise<void> {
      await Promise.all(keys.map((key) => client.removeObject(bucket, key)));
    },
  };
}
