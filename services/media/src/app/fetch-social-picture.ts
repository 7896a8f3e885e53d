import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { SocialPicture } from '@tippspiel/shared/contracts/auth/social-picture';
import { AppError, notFound } from '@tippspiel/shared/contracts/errors/app-error';
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

const CONCURRENCY = 4;
const RETRY_SECONDS = 5;
let underWay = 0;

/**
 * Fetches the provider's picture once, at the player’s request; from then on it is an upload like any other.
 * @param signed the picture's URL, signed by user for this player
 * @returns the upload's name
 * @throws AppError NOT_FOUND if there is no picture, UNAVAILABLE if too many are being fetched
 */
export async function fetchSocialPicture(deps: Deps, identity: Identity, signed: string): Promise<string> {
  const gone = notFound(messages.noSocialPicture, 'code');
  const picture = await deps.social.read(signed);
  if (picture?.userId !== identity.userId) throw gone;
  if (underWay >= CONCURRENCY)
    throw new AppError('UNAVAILABLE', messages.busy, { retryAfterSeconds: RETRY_SECONDS });
  underWay += 1;
  try {
    const path = await deps.social.fetch(picture.url, picture.isIssuers);
    return await acceptUpload(
      deps,
      { identity },
      { path, head: path.subarray(0, HEAD_BYTES) },
      socialStampOf,
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error;
    deps.log.info({ err: error }, 'no picture of the provider');
    throw gone;
  } finally {
    underWay -= 1;
  }
}
