import { pictureKeys } from '../domain/picture.ts';
import type { Deps } from './deps.ts';
import { removeUpload } from './remove-leftovers.ts';

/**
 * Removes all pictures of a player who has left in all sizes, including former ones and uploads, and their events. An
 * operator's pictures of posts, sponsors and prizes stay without their maker; unclaimed ones expire, because a claim may
 * be on its way. Objects are removed before their records, so that none is forgotten. Safe to repeat.
 */
export async function removePlayer(deps: Deps, userId: number): Promise<void> {
  const { stamp, trash } = await deps.pictures.find(userId);
  const stamps = [stamp, ...trash].filter(Boolean);
  await deps.objects.remove(stamps.flatMap(pictureKeys));
  await deps.pictures.remove(userId);
  await deps.operatorPictures.forgetMaker(userId);
  for (const upload of await deps.uploads.of(userId)) await removeUpload(deps, upload);
  await deps.purgeEvents(userId);
}
