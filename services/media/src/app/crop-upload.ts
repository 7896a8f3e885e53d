import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Crop } from '../domain/crop.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';
import { readCrop } from './read-crop.ts';

/**
 * Notes which part of an upload is wanted, for whoever makes a picture of it later: nothing is cut before that, and the
 * part can be chosen again. @returns the upload's name
 */
export async function cropUpload(
  deps: Deps,
  { identity }: ReadRequest,
  { code, crop }: { code: string; crop: Crop },
): Promise<string> {
  const { userId } = requireWriter(identity);
  const name = code.trim();
  if (!(await deps.uploads.crop(name, userId, { now: deps.clock.now(), crop: readCrop(crop) })))
    throw notFound(messages.noSuchUpload, 'code');
  return name;
}
