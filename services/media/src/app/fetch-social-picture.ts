import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { SocialPicture } from '@tippspiel/shared/contracts/auth/social-picture';
import { AppError, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { HEAD_BYTES } from '../domain/image-type.ts';
import { socialStampOf } from '../domain/picture.ts';
import { acceptUpload } from './accept-upload.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

/** The way to pictures of social networks. */
export type SocialPictures = {
  /** The picture that user signed for a player; null for anything else. */
  read(signed: string): Promise<SocialPicture | null>;
  /** Rejects when there is nothing to be had. */
  fetch(url: string, isTrusted: boolean): Promise<Buffer>;
};

const AT_ONCE = 4;
const RETRY_SECONDS = 5;
let underWay = 0;

/**
 * Fetches the picture that the provider told of, once, at the player’s request; from here on it is an upload as any other.
 * @param signed what user handed to this very player
 * @returns the upload's name
 * @throws AppError NOT_FOUND when there is no picture to be had, UNAVAILABLE when too many are on their way
 */
export async function fetchSocialPicture(deps: Deps, identity: Identity, signed: string): Promise<string> {
  const gone = notFound(messages.noSocialPicture, 'code');
  const picture = await deps.social.read(signed);
  if (picture?.userId !== identity.userId) throw gone;
  if (underWay >= AT_ONCE)
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
