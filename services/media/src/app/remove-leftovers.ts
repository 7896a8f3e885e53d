import { removeUnclaimed } from './operator-pictures/apply-claim.ts';
import { pictureKeys, uploadKey } from '../domain/picture.ts';
import type { Upload } from '../store/uploads.ts';
import type { Deps } from './deps.ts';

/** Removed at the same time. */
const BATCH = 20;

/** Removes an upload. Also removes the picture made from it, unless that is the player's current one. */
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
  const now = deps.clock.now();
  const { uploads, pictures, operatorPictures } = deps;
  await removeAll(
    deps,
    () => uploads.findExpired(now, BATCH),
    (upload) => removeUpload(deps, upload),
  );
  await removeAll(
    deps,
    () => pictures.findWithTrash(BATCH),
    (userId) => emptyTrash(deps, userId),
  );
  await removeAll(
    deps,
    () => operatorPictures.findExpired(now, BATCH),
    (picture) => removeUnclaimed(deps, picture),
  );
}

/** Ends when fewer than a batch are left, or when nothing of a batch can be removed. */
async function removeAll<Item>(
  { log }: Pick<Deps, 'log'>,
  find: () => Promise<Item[]>,
  remove: (item: Item) => Promise<void>,
): Promise<void> {
  for (;;) {
    const results = await Promise.allSettled((await find()).map(remove));
    const failed = results.filter((result) => result.status === 'rejected');
    for (const { reason } of failed) log.warn({ err: reason as unknown }, 'will remove a leftover later');
    if (results.length < BATCH || failed.length === BATCH) return;
  }
}
