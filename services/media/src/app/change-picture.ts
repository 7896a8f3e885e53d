import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent, type Cause } from '@tippspiel/shared/contracts/events/envelope';
import { logWords, operatorActed, yesOrNo } from '@tippspiel/shared/contracts/events/operator-acted';
import type { Picture } from '../domain/picture.ts';
import { PICTURES } from '../store/pictures.ts';
import type { Upload } from '../store/uploads.ts';
import type { Deps } from './deps.ts';
import { emptyTrash, removeUpload } from './remove-leftovers.ts';

/**
 * Sets a player's picture (empty stamp: none), publishes it, and removes objects that are no longer needed.
 * @returns false if the player already has this stamp
 */
export async function changePicture(
  deps: Deps,
  requestId: string,
  picture: Omit<Picture, 'version'>,
  { usedUp = null, operatorId }: { usedUp?: Upload | null; operatorId?: number } = {},
): Promise<boolean> {
  const { userId } = picture;
  const now = deps.clock.now();
  const cause = { now, requestId };
  const changed = await deps.pictures.change(picture, (after) => [
    changedEvent(after, cause),
    ...(operatorId === undefined ? [] : [removedEvent(userId, { userId: operatorId, ...cause })]),
  ]);
  if (changed) deps.relay.kick(PICTURES, [userId]);
  await tidyUp(deps, userId, usedUp);
  return changed;
}

/** Removes a player's picture for an operator. Without a picture nothing changes. */
export async function removePicture(
  deps: Deps,
  { identity, requestId }: Request,
  userId: number,
): Promise<void> {
  const { userId: operatorId } = requireAdmin(identity);
  await changePicture(deps, requestId, { userId, stamp: '', code: '' }, { operatorId });
}

const changedEvent = ({ userId, version, stamp }: Picture, cause: Cause) =>
  createEvent('media.picture.changed.v1', { userId, version, pictureStamp: stamp }, cause);

/** For the operators' log. */
const removedEvent = (userId: number, act: Cause & { userId: number }) =>
  operatorActed(
    'media',
    act,
    { subject: `{player:${userId}}` },
    { [logWords.hasPicture]: yesOrNo(true) },
    { [logWords.hasPicture]: yesOrNo(false) },
  );

export async function* republishPictures({
  pictures,
  clock,
}: Pick<Deps, 'pictures' | 'clock'>): AsyncGenerator<DomainEvent[]> {
  const cause = { now: clock.now(), requestId: 'republish' };
  for await (const page of pictures.pages()) yield page.map((picture) => changedEvent(picture, cause));
}

/** Pictures that cannot be removed now are removed later, because the player already has the new one. */
async function tidyUp(deps: Deps, userId: number, upload: Upload | null): Promise<void> {
  try {
    if (upload) await removeUpload(deps, upload);
    await emptyTrash(deps, userId);
  } catch (error) {
    deps.log.warn({ err: error, userId }, 'will remove a former picture later');
  }
}
