import { forbidden, unauthenticated } from '@tippspiel/shared/errors/app-error';
import type { Tools } from '../tools.ts';
import { RestDeleteAccountDocument, type DeleteAccountInput } from './leaving.generated.ts';
import { RestViewerIdDocument } from './profiles.generated.ts';

/** Specification, chapter 7, 'Users': leaving. The id is 0 or one's own: nobody deletes another's account. */
export function leavingRoutes({ ask, serve }: Tools): void {
  serve<{ Body: DeleteAccountInput & { id: number } }>('deleteAccount', async (request, reply) => {
    const { id, delete: confirmed } = request.body;
    const { viewer } = await ask({ request, reply }, RestViewerIdDocument);
    if (!viewer) throw unauthenticated();
    if (id !== 0 && id !== viewer.id) throw forbidden();
    await ask({ request, reply }, RestDeleteAccountDocument, { input: { delete: confirmed } });
    return {};
  });
}
