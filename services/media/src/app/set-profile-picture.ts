import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireWriter } from '@tippspiel/shared/auth/require';
import { badInput, notFound } from '@tippspiel/shared/errors/app-error';
import { createEvent } from '@tippspiel/shared/events/envelope';
import { pictureKey, uploadKey } from '../domain/picture.ts';
import { PICTURES } from '../store/pictures.ts';
import type { Upload } from '../store/uploads.ts';
import type { Deps } from './deps.ts';
import type { Variant } from './imaging.ts';
import { messages } from './messages.ts';
import { emptyTrash, removeUpload } from './remove-leftovers.ts';

const CODE_MAX = 100;

type Picked = { userId: number; stamp: string };

const gone = () => notFound(messages.noSuchUpload, 'code');

/** Makes an upload of the viewer's the viewer's picture, or removes the picture (specification, chapter 4). */
export async function setProfilePicture(
  deps: Deps,
  identity: Identity | null,
  requestId: string,
  given: string,
): Promise<Picked> {
  const { userId } = requireWriter(identity);
  const code = given.trim();
  if (code.length > CODE_MAX) throw badInput(messages.input, 'code');
  const now = deps.clock.now();
  const isNone = code === '' || code === 'NO';
  const upload = isNone ? null : await deps.uploads.findOwn(code, userId, now);
  if (!upload && !isNone) return sameAgain(deps, userId, code);
  if (upload) await makePicture(deps, upload);
  const stamp = upload?.stamp ?? '';
  const changed = await deps.pictures.change({ userId, stamp, code: isNone ? '' : code }, ({ version }) =>
    createEvent('media.picture.changed.v1', { userId, version, pictureStamp: stamp }, { now, requestId }),
  );
  if (changed) deps.relay.kick(PICTURES, [userId]);
  await tidyUp(deps, userId, upload);
  return { userId, stamp };
}

/** An upload is used up: who sets it once more, because the answer got lost, has the picture already. */
async function sameAgain({ pictures }: Deps, userId: number, code: string): Promise<Picked> {
  const picture = await pictures.find(userId);
  if (picture.code !== code) throw gone();
  return { userId, stamp: picture.stamp };
}

/** Cuts and stores the picture under the upload's stamp. */
async function makePicture(deps: Deps, upload: Upload): Promise<void> {
  const picture = await deps.objects.read(uploadKey(upload._id));
  if (!picture) throw gone();
  const variants = await deps.imaging.cut(upload.userId, picture);
  const put = ({ size, data }: Variant) =>
    deps.objects.put(pictureKey(upload.stamp, size), data, 'image/webp');
  await Promise.all(variants.map(put));
}

/** What cannot be removed now is removed later; the player has the picture either way. */
async function tidyUp(deps: Deps, userId: number, upload: Upload | null): Promise<void> {
  try {
    if (upload) await removeUpload(deps, upload);
    await emptyTrash(deps, userId);
  } catch (error) {
    deps.log.warn({ err: error, userId }, 'will remove a former picture later');
  }
}
