import type { IncomingMessage } from 'node:http';
import { Client, S3Error } from 'minio';

type Options = { endpoint: string; accessKey: string; secretKey: string; region: string; bucket: string };

export type Objects = ReturnType<typeof createObjects>;

/** An object on its way; `length` in bytes as the store told it. */
export type OpenObject = { stream: IncomingMessage; length: string | undefined };

const isMissing = (error: unknown) =>
  error instanceof S3Error && (error.code === 'NoSuchKey' || error.code === 'NotFound');

/** Objects in one bucket of any S3. */
export function createObjects({ endpoint, accessKey, secretKey, region, bucket }: Options) {
  const { protocol, hostname, port } = new URL(endpoint);
  const client = new Client({
    endPoint: hostname.replace(/^\[|\]$/g, ''),
    useSSL: protocol === 'https:',
    ...(port && { port: Number(port) }),
    ...{ accessKey, secretKey, region, pathStyle: true },
  });

  async function open(key: string): Promise<OpenObject | null> {
    try {
      const stream = (await client.getObject(bucket, key)) as IncomingMessage;
      return { stream, length: stream.headers['content-length'] };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    open,

    /** Makes the bucket when it is missing; another process may do so at the same time. */
    async prepare(): Promise<void> {
      if (await client.bucketExists(bucket)) return;
      try {
        await client.makeBucket(bucket, region);
      } catch (error) {
        if (!(await client.bucketExists(bucket))) throw error;
      }
    },

    isReady: (): Promise<boolean> => client.bucketExists(bucket),

    async put(key: string, data: Buffer, contentType: string): Promise<void> {
      await client.putObject(bucket, key, data, data.length, { 'Content-Type': contentType });
    },

    /** A whole object, null when there is none. For small ones. */
    async read(key: string): Promise<Buffer | null> {
      const object = await open(key);
      return object && Buffer.concat(await object.stream.toArray());
    },

    /** What is gone already stays so. */
    async remove(keys: string[]): Promise<void> {
      await Promise.all(keys.map((key) => client.removeObject(bucket, key)));
    },
  };
}
