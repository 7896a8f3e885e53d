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
  /** The size of an upload; keep the gateway's `MAX_UPLOAD_BYTES` above it. */
  UPLOAD_MAX_BYTES: positive.default(10 * MEGABYTE),
  /** A picture with more pixels is refused before it is unpacked. */
  UPLOAD_MAX_PIXELS: positive.default(40_000_000),
  /**
   * A picture that would take more memory than this while it is unpacked, by its format, is refused before. It is some 12
   * megapixels of AVIF. One such picture is unpacked at a time, so that the container needs twice that.
   */
  UPLOAD_MAX_UNPACKED_BYTES: positive.default(256 * MEGABYTE),
  /** A picture with a longer edge is refused before it is unpacked: some take the longer the thinner they are. */
  UPLOAD_MAX_EDGE: positive.default(12_000),
  /** Whoever sends slower over eight seconds is sent away, so that nobody holds places for long. */
  UPLOAD_MIN_BYTES_PER_SECOND: positive.default(2_048),
  /** How many uploads of one player are received at the same time. */
  UPLOADS_AT_ONCE_PER_PLAYER: positive.default(2),
  /** How many uploads are received at the same time; each waits on disk, not in memory. */
  UPLOADS_AT_ONCE: positive.default(20),
  /** The folder where they wait; the system's. */
  UPLOAD_TMP_DIR: z.string().min(1).default(tmpdir()),
  /** An upload that nobody made use of goes after this time. Operators can use a picture they cut for as long. */
  UPLOAD_KEEP_SECONDS: positive.default(24 * 60 * 60),
  /** How many pictures are worked on at the same time; each keeps a core busy. */
  IMAGE_JOBS: positive.default(2),
  /** How many pictures may wait to be worked on; players take turns. */
  IMAGE_QUEUE: positive.default(100),
});

export type MediaEnv = z.output<typeof mediaEnv>;
