import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireViewer } from '@tippspiel/shared/auth/require';
import type { Deps } from './deps.ts';

/** Everything that media holds of the viewer, for the export: pictures by the address that shows them. @throws AppError UNAUTHENTICATED */
export async function exportPlayer(deps: Deps, identity: Identity | null): Promise<object> {
  const { userId } = requireViewer(identity);
  const { stamp } = await deps.pictures.find(userId);
  const uploads = await deps.uploads.of(userId);
  return {
    picture: stamp ? `/api/downloadImage/${stamp}?size=400` : null,
    uploads: uploads.map(({ _id, expires }) => ({ name: _id, expires })),
  };
}
