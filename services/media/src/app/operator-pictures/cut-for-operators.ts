import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Crop } from '../../domain/crop.ts';
import {
  isDirectory,
  maxEdges,
  operatorPictureUrl,
  MAX_EVENT_DELAY_MS,
} from '../../domain/operator-pictures/operator-picture.ts';
import { uploadKey } from '../../domain/picture.ts';
import { readCrop } from '../crop-upload.ts';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';
import { storeOperatorPicture } from '../store-pictures.ts';

type Input = { code: string; crop: Crop; directory: string };

const gone = () => notFound(messages.noSuchUpload, 'code');

/**
 * Cuts a part of an operator's upload at once. The upload stays, so that another part can be chosen; each part is a
 * separate picture. It can be claimed for a day, and is removed a day later if nothing has claimed it. Its name is
 * signed after it is stored, so that nothing claims a missing picture.
 * @returns as `code` the signed name, by which a post, sponsor or prize claims it
 */
export async function cutForOperators(
  deps: Deps,
  { identity }: ReadRequest,
  { code, crop, directory }: Input,
): Promise<{ code: string; pictureUrl: string }> {
  const { userId } = requireAdmin(identity);
  if (!isDirectory(directory)) throw badInput(messages.noSuchDirectory, 'directory');
  const part = { crop: readCrop(crop), maxEdge: maxEdges[directory] };
  const now = deps.clock.now();
  const upload = await deps.uploads.findOwn(code.trim(), userId, now);
  if (!upload) throw gone();
  const read = async () => {
    const picture = await deps.objects.read(uploadKey(upload._id));
    if (!picture) throw gone();
    return picture;
  };
  const cut = await deps.imaging.cutPart(userId, read, part);
  const lasts = new Date(now.getTime() + deps.uploadKeepSeconds * 1000);
  const expires = new Date(lasts.getTime() + MAX_EVENT_DELAY_MS);
  const stamp = await storeOperatorPicture(deps, { directory, userId, expires }, cut);
  const name = deps.signPicture({ stamp, directory, userId, expires: lasts });
  return { code: name, pictureUrl: operatorPictureUrl(directory, name) };
}
