import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import { imageTypeOf } from '../domain/image-type.ts';
import { stampOf, uploadKey, uploadNameOf, UPLOADS_PER_PLAYER } from '../domain/picture.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { randomDigits } from './random-digits.ts';
import { removeUpload } from './remove-leftovers.ts';

export type ReceivedFile = {
  /** The file: a path on the local disk, or a small one in memory. */
  source: string | Buffer;
  head: Uint8Array;
};

/**
 * Accepts a player's file if its content is a picture, and keeps it for a day. The record is written before the object,
 * so that every object has a record.
 * @returns the temporary file name
 */
export async function acceptUpload(
  deps: Deps,
  { identity }: ReadRequest,
  file: ReceivedFile,
  nameStamp = stampOf,
): Promise<string> {
  const { userId } = requireWriter(identity);
  const type = imageTypeOf(file.head);
  if (!type) throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.wrongType);
  const picture = await deps.imaging.normalise(userId, file.source, type);
  const expires = new Date(deps.clock.now().getTime() + deps.uploadKeepSeconds * 1000);
  const upload = { _id: uploadNameOf(randomDigits()), userId, expires, stamp: nameStamp(randomDigits()) };
  await deps.uploads.insert(upload);
  await deps.objects.put(uploadKey(upload._id), picture, 'image/webp');
  for (const surplus of await deps.uploads.findSurplus(upload, UPLOADS_PER_PLAYER))
    await removeUpload(deps, surplus).catch((error: unknown) =>
      deps.log.warn({ err: error, userId }, 'will remove a surplus upload later'),
    );
  return upload._id;
}
