import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { SocialPicture } from '@tippspiel/shared/contracts/auth/social-picture';
import { AppError, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { HEAD_BYTES } from '../domain/image-type.ts';
import { socialStampOf } from '../domain/picture.ts';
import { acceptUpload } from './accept-upload.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

/** Access to pictures of social networks. */
export type SocialPictures = {
  /** The picture that user signed for a player; null for an invalid signature. */
  read(signed: string): Promise<SocialPicture | null>;
  /** Rejects if there is no picture. */
  fetch(url: string, isTrusted: boolean): Promise<Buffer>;
};

const fetches = createBoundedQueue({
  concurrency: 4,
  maxQueued: 0,
  perKey: { concurrency: 1, maxQueued: 0 },
  retryAfterSeconds: 5,
  message: messages.busy,
});
/** Failures of an upload that tell of the picture, not of this service. */
const UNUSABLE: readonly unknown[] = ['BAD_USER_INPUT', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'];

/**
 * Fetches the provider's picture once, at the player’s request; from then on it is an upload like any other.
 * @param signed the picture's URL, signed by user for this player
 * @returns the upload's name
 * @throws AppError NOT_FOUND if there is no picture, UNAVAILABLE or RATE_LIMITED if too many are being fetched
 */
export async function fetchSocialPicture(deps: Deps, identity: Identity, signed: string): Promise<string> {
  const gone = notFound(messages.noSocialPicture, 'code');
  const refuse = (error: unknown): never => {
    deps.log.info({ err: error }, 'no picture of the provider');
    throw gone;
  };
  const picture = await deps.social.read(signed);
  if (picture?.userId !== identity.userId) throw gone;
  const accept = async () => {
    const source = await deps.social.fetch(picture.url, picture.isIssuers).catch(refuse);
    const file = { source, head: source.subarray(0, HEAD_BYTES) };
    return acceptUpload(deps, { identity }, file, socialStampOf).catch((error: unknown) => {
      if (error instanceof AppError && UNUSABLE.includes(error.code)) return refuse(error);
      throw error;
    });
  };
  return fetches.run(accept, { key: identity.userId });
}
