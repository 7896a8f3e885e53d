import { operatorPictureKeys, type Claim } from '../../domain/operator-pictures/operator-picture.ts';
import { claimKey } from '../../store/operator-pictures/claims.ts';
import type { OperatorPicture } from '../../store/operator-pictures/operator-pictures.ts';
import type { Deps } from '../deps.ts';

/**
 * Assigns a post, sponsor or prize its current picture, and removes its previous ones. Those that cannot be removed now
 * are removed later. Safe to repeat, also concurrently.
 */
export async function applyClaim(deps: Deps, what: Pick<Claim, 'directory' | 'id'>): Promise<void> {
  const key = claimKey(what);
  const read = async () => (await deps.claims.findMany(what.directory, [what.id]))[0];
  const claim = await read();
  if (!claim) return;
  if (claim.stamp) await deps.operatorPictures.claim(claim.stamp, claim.directory, key);
  // Another process may have assigned the next picture before this one assigned its predecessor.
  const current = (await read()) ?? claim;
  for (const former of await deps.operatorPictures.release(key, current.stamp, deps.clock.now()))
    await removeUnclaimed(deps, former).catch((error: unknown) =>
      deps.log.warn({ err: error, picture: former._id }, 'will remove a former picture later'),
    );
}

/** Removes a picture, unless something has claimed it; then it is assigned. Objects are removed before their record. */
export async function removeUnclaimed(deps: Deps, { _id, directory }: OperatorPicture): Promise<void> {
  const claim = await deps.claims.havingStamp(_id);
  if (claim?.directory === directory) {
    await deps.operatorPictures.claim(_id, directory, claimKey(claim));
    return;
  }
  await deps.objects.remove(operatorPictureKeys(directory, _id));
  await deps.operatorPictures.remove(_id);
}
