import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, notFound, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import { isOver } from '@tippspiel/shared/platform/http/deadline';
import type { Crop } from '../domain/crop.ts';
import { uploadKey } from '../domain/picture.ts';
import type { Upload } from '../store/uploads.ts';
import { changePicture } from './change-picture.ts';
import { readCrop } from './crop-upload.ts';
import type { Deps } from './deps.ts';
import { fetchSocialPicture } from './fetch-social-picture.ts';
import { messages } from './messages.ts';
import { putPlayerPicture } from './store-pictures.ts';

const CODE_MAX = 100;
const NONE = new Set(['', 'NO']);
/** The picture of the social network (specification, chapter 3), available only to players with such a login. */
const SOCIAL = 'FB';

type Input = {
  /** An upload's name, FB for the provider's picture, or NO or empty for none. */
  code: string;
  /** The selected part; by default the one stored before, otherwise the most salient area. */
  crop?: Crop | null;
  /** For FB: the value of `Viewer.socialPicture` from user. */
  social?: string | null;
};
type Picked = { userId: number; stamp: string };

const gone = () => notFound(messages.noSuchUpload, 'code');

/**
 * Makes the viewer's upload the viewer's picture, or removes the picture (specification, chapter 4).
 * @throws AppError UNAVAILABLE if the caller no longer waits: no picture may appear after the player has removed it
 */
export async function setProfilePicture(
  deps: Deps,
  { identity, requestId, deadline }: Request,
  { code: given, crop, social }: Input,
): Promise<Picked> {
  const viewer = requireWriter(identity);
  const { userId } = viewer;
  let code = given.trim();
  if (code.length > CODE_MAX) throw badInput(messages.input, 'code');
  if (code === SOCIAL) code = await fetchSocialPicture(deps, viewer, social ?? '');
  const rule = { max: deps.picturesPerHour, message: messages.tooManyPictures };
  const changes = deps.limits.of({ kind: 'picture', ...rule }, userId);
  if (NONE.has(code)) {
    await changes.take();
    if (!(await changePicture(deps, requestId, { userId, stamp: '', code: '' }))) await changes.giveBack();
    return { userId, stamp: '' };
  }
  const wanted = crop ? readCrop(crop) : null;
  const upload = await deps.uploads.findOwn(code, userId, deps.clock.now());
  if (!upload) return existingPicture(deps, userId, code);
  const part = { crop: wanted ?? upload.crop, deadline };
  await changes.take();
  const isMade = await makePicture(deps, upload, part).catch(async (error: unknown) => {
    await changes.giveBack();
    throw error;
  });
  if (!isMade) {
    await changes.giveBack();
    return existingPicture(deps, userId, code);
  }
  // It counts: a client chooses its deadline, and the cut was made.
  if (isOver(deadline)) throw unavailable();
  const { stamp } = upload;
  await changePicture(deps, requestId, { userId, stamp, code }, { usedUp: upload });
  return { userId, stamp };
}

/** The upload was already used: a repetition after a lost response returns the existing picture. */
async function existingPicture({ pictures }: Deps, userId: number, code: string): Promise<Picked> {
  const picture = await pictures.find(userId);
  if (picture.code !== code) throw gone();
  return { userId, stamp: picture.stamp };
}

/** Cuts and stores the picture under the upload's stamp. @returns false if the upload was used up before its turn */
async function makePicture(
  deps: Deps,
  upload: Upload,
  part: { crop?: Crop; deadline?: Date },
): Promise<boolean> {
  let isThere = true;
  const read = async () => {
    const picture = await deps.objects.read(uploadKey(upload._id));
    isThere = picture !== null;
    if (!picture) throw gone();
    return picture;
  };
  try {
    const variants = await deps.imaging.cut(upload.userId, read, part);
    await putPlayerPicture(deps, upload.stamp, variants);
  } catch (error) {
    if (isThere) throw error;
  }
  return isThere;
}
