import { seedOperatorPictures } from '@tippspiel/media/seed';
import {
  DIRECTORIES,
  operatorPictureKey,
  type Directory,
} from '@tippspiel/media/domain/operator-pictures/operator-picture';
import { pictureKey } from '@tippspiel/media/domain/picture';
import { contentTypes } from '@tippspiel/media/domain/picture-format';
import type { App } from '@tippspiel/media/open-app';
import { forEachLimit } from '@tippspiel/shared/platform/queue/for-each-limit';
import { drawAvatar } from '../seed/avatars.ts';
import { postPictures } from '../seed/post-pictures.ts';

type Deps = App['deps'];

/** The time of a post picture's last change, which is part of its address. */
export const CHANGED_AT = Date.parse('2024-06-10T12:00:00Z');
const PARALLEL = 16;

const digits = (id: number): string => String(id).padStart(31, '0');
export const stampOfPicture = (directory: Directory, id: number): string =>
  `o${DIRECTORIES.indexOf(directory)}${digits(id)}`;
export const stampOfPlayer = (id: number): string => `p0${digits(id)}`;

/** Stores `count` equal pictures of each kind, because the bench measures only finding and sending them. */
export async function fillPictures(deps: Deps, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_none, index) => index + 1);
  const each = (work: (id: number) => Promise<unknown>) => forEachLimit(ids, PARALLEL, work);
  const drawn = postPictures[0] as Buffer;
  for (const directory of DIRECTORIES) {
    const [made = ''] = await seedOperatorPictures(deps, directory, [drawn]);
    const picture = (await deps.objects.read(operatorPictureKey(directory, made, 'avif'))) as Buffer;
    await each((id) => putOne(deps, directory, { picture, id }));
  }
  const avatar = drawAvatar('bench', 'f');
  const variants = await deps.imaging.cut(1, avatar, { formats: ['avif'] });
  await each((id) =>
    Promise.all(
      variants.map(({ size, format, data }) =>
        deps.objects.put(pictureKey(stampOfPlayer(id), size, format), data, contentTypes[format]),
      ),
    ),
  );
}

async function putOne(
  deps: Deps,
  directory: Directory,
  { picture, id }: { picture: Buffer; id: number },
): Promise<void> {
  const stamp = stampOfPicture(directory, id);
  await deps.objects.put(operatorPictureKey(directory, stamp, 'avif'), picture, contentTypes.avif);
  await deps.operatorPictures.insert({
    ...{ _id: stamp, directory, expires: null, claimedBy: `${directory}/${id}` },
  });
  await deps.claims.save([{ directory, id, stamp, changedAt: CHANGED_AT, isPublic: true, version: 1 }]);
}
