import { operatorPictureKey, operatorStampOf } from '../domain/operator-pictures/operator-picture.ts';
import { pictureKey } from '../domain/picture.ts';
import { contentTypes, FORMATS, type PictureFormat } from '../domain/picture-format.ts';
import type { OperatorPicture } from '../store/operator-pictures/operator-pictures.ts';
import type { Deps } from './deps.ts';
import type { Variant } from './imaging.ts';
import { randomDigits } from './random-digits.ts';

export async function putPlayerPicture(
  { objects }: Pick<Deps, 'objects'>,
  stamp: string,
  variants: readonly Variant[],
): Promise<void> {
  await Promise.all(
    variants.map(({ size, format, data }) =>
      objects.put(pictureKey(stamp, size, format), data, contentTypes[format]),
    ),
  );
}

/**
 * Stores a picture that nothing has claimed yet. The record is written before the objects, so that every object has one.
 * @returns its new stamp
 */
export async function storeOperatorPicture(
  { objects, operatorPictures }: Pick<Deps, 'objects' | 'operatorPictures'>,
  picture: Pick<OperatorPicture, 'directory' | 'userId' | 'expires'>,
  files: Record<PictureFormat, Buffer>,
): Promise<string> {
  const stamp = operatorStampOf(randomDigits());
  await operatorPictures.insert({ _id: stamp, ...picture, claimedBy: '' });
  await Promise.all(
    FORMATS.map((format) =>
      objects.put(operatorPictureKey(picture.directory, stamp, format), files[format], contentTypes[format]),
    ),
  );
  return stamp;
}
