import { tmpdir } from 'node:os';
import { subgraphEnv } from '@tippspiel/shared/platform/config/env';
import { z } from 'zod';

const MEGABYTE = 1024 * 1024;
const positive = z.coerce.number().int().positive();

/** The environment of the media service. */
export const mediaEnv = subgraphEnv.safeExtend({
  /** The S3 server, addressed by path. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
  /** The name of our account there. */
  S3_ACCESS_KEY: z.string().min(1),
  /** Its secret. */
  S3_SECRET_KEY: z.string().min(1),
  /** The bucket of all pictures; made at the start when it is missing. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/)
    .default('tippspiel'),
  /** The region that the bucket is in. */
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** How often one player may set or remove the own picture in an hour. */
  PICTURES_PER_HOUR: positive.default(60),
  /** The maximum size of an upload; keep the gateway's `MAX_UPLOAD_BYTES` above it. */
  UPLOAD_MAX_BYTES: positive.default(10 * MEGABYTE),
  /**
   * The most memory that decoding one picture may take, estimated by its format: some 12 megapixels of AVIF. A picture
   * that needs more is refused before it is decoded. Pictures that need much are decoded one at a time; the container
   * needs twice this memory.
   */
  UPLOAD_MAX_UNPACKED_BYTES: positive.default(256 * MEGABYTE),
  /** How many uploads are received at the same time; each waits on disk, not in memory. */
  UPLOADS_AT_ONCE: positive.default(40),
  /**
   * The same for one address of the network, so that one or two leave slots to others. Many players may share an address.
   * An IPv6 network (/64) is one address.
   */
  UPLOADS_AT_ONCE_PER_ADDRESS: positive.default(16),
  /** The folder where uploads wait; by default the system's temporary folder. */
  UPLOAD_TMP_DIR: z.string().min(1).default(tmpdir()),
  /** How many pictures are worked on at the same time; each keeps a core busy. */
  IMAGE_JOBS: positive.default(2),
  /** How many pictures may wait to be worked on; players take turns. */
  IMAGE_QUEUE: positive.default(100),
});

export type MediaEnv = z.output<typeof mediaEnv>;
