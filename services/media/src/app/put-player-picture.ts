import { pictureKey } from '../domain/picture.ts';
import { contentTypes } from '../domain/picture-format.ts';
import type { Objects } from '../store/objects.ts';
import type { Variant } from './imaging.ts';

export async function putPlayerPicture(
  { objects }: { objects: Pick<Objects, 'put'> },
  stamp: string,
  variants: readonly Variant[],
): Promise<void> {
  await Promise.all(
    variants.map(({ size, format, data }) =>
      objects.put(pictureKey(stamp, size, format), data, contentTypes[format]),
    ),
  );
}
