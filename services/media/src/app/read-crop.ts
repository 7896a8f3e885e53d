import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { isCrop, type Crop } from '../domain/crop.ts';
import { messages } from './messages.ts';

/** @throws AppError BAD_USER_INPUT for an invalid part */
export function readCrop({ x, y, width, height }: Crop): Crop {
  const crop = { x, y, width, height };
  if (!isCrop(crop)) throw badInput(messages.noSuchPart, 'crop');
  return crop;
}
