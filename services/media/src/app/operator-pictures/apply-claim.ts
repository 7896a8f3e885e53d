import { operatorPictureKeys, type Claim } from '../../domain/operator-pictures/operator-picture.ts';
import { claimKey } from '../../store/operator-pictures/claims.ts';
import type { OperatorPicture } from '../../store/operator-pictures/operator-pictures.ts';
import type { Deps } from '../deps.ts';

/**
 * Assigns a post, sponsor or prize its current picture, and removes its previous ones. Safe to repeat, also
 * concurrently.
 */
export async function applyClaim(deps: Deps, what: Pick<Claim, 'directory' | 'id'>): Promise<void> {
  const key = claimKey(what);
  const [claim] = await deps.claims.findMany(what.directory, [what.id]);
  if (!claim) return;
  if (claim.stamp) await deps.operatorPictures.claim(claim.stamp, claim.directory, key);
  for (const former of await deps.operatorPictures.formerOf(key, claim.stamp))
    await removeUnclaimed(deps, former);
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
