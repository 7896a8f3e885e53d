import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { isCrop, type Crop } from '../domain/crop.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

/**
 * Stores the selected part of an upload. It is cut only when a picture is made of it, so the part can be changed until
 * then.
 * @returns the upload's name
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

/** @throws AppError BAD_USER_INPUT for an invalid part */
export function readCrop({ x, y, width, height }: Crop): Crop {
  const crop = { x, y, width, height };
  if (!isCrop(crop)) throw badInput(messages.noSuchPart, 'crop');
  return crop;
}
