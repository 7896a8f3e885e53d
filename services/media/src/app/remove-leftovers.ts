import { removeUnclaimed } from './operator-pictures/apply-claim.ts';
import { pictureKeys, uploadKey } from '../domain/picture.ts';
import type { Upload } from '../store/uploads.ts';
import type { Deps } from './deps.ts';

const BATCH = 100;

/** Removes an upload and the picture made from it, unless it is the player's current picture. */
export async function removeUpload(deps: Deps, { _id, userId, stamp }: Upload): Promise<void> {
  const present = await deps.pictures.find(userId);
  const unused = stamp === present.stamp ? [] : pictureKeys(stamp);
  await deps.objects.remove([uploadKey(_id), ...unused]);
  await deps.uploads.remove(_id);
}

/** Removes the objects of a player's former pictures. */
export async function emptyTrash(deps: Deps, userId: number): Promise<void> {
  const { stamp: present, trash } = await deps.pictures.find(userId);
  if (!trash.length) return;
  await deps.objects.remove(trash.filter((stamp) => stamp !== present).flatMap(pictureKeys));
  await deps.pictures.emptyTrash(userId, trash);
}

/** Removes uploads that were not used for a day, and objects left by a crash. Safe to run in many processes at once. */
export async function removeLeftovers(deps: Deps): Promise<void> {
  for (const upload of await deps.uploads.findExpired(deps.clock.now(), BATCH))
    await removeUpload(deps, upload);
  for (const userId of await deps.pictures.findWithTrash(BATCH)) await emptyTrash(deps, userId);
  for (const picture of await deps.operatorPictures.findExpired(deps.clock.now(), BATCH))
    await removeUnclaimed(deps, picture);
}
