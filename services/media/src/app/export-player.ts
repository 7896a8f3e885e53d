import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { limitExports } from '@tippspiel/shared/platform/mongo/limit-exports';
import { operatorPictureUrl } from '../domain/operator-pictures/operator-picture.ts';
import type { Deps } from './deps.ts';

/**
 * Exports all data of the media service about the viewer, with pictures as their addresses. @throws AppError
 * UNAUTHENTICATED, RATE_LIMITED
 */
export async function exportPlayer(deps: Deps, { identity }: ReadRequest): Promise<object> {
  const { userId } = requireViewer(identity);
  await limitExports(deps.limits, deps.exportsPerHour, userId);
  const { stamp } = await deps.pictures.find(userId);
  const uploads = await deps.uploads.of(userId);
  const made = await deps.operatorPictures.of(userId);
  return {
    picture: stamp ? `/api/downloadImage/${stamp}?size=400` : null,
    uploads: uploads.map(({ _id, expires }) => ({ name: _id, expires })),
    operatorPictures: made.map(({ _id, directory }) => operatorPictureUrl(directory, _id)),
  };
}
