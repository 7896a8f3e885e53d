import { forbidden, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import type { Tools } from '../tools.ts';
import {
  RestDeleteAccountDocument,
  RestExportDocument,
  type DeleteAccountInput,
} from './leaving.generated.ts';
import { RestViewerIdDocument } from './profiles.generated.ts';

/** Everything that is known of one, as a file. */
const FILE = 'attachment; filename="tippspiel-meine-daten.json"';

/** Specification, chapter 7, 'Users': leaving, and what one takes along. The id is 0 or one's own: nobody deletes another's account. */
export function leavingRoutes({ ask, serve }: Tools): void {
  serve<{ Body: DeleteAccountInput & { id: number } }>('deleteAccount', async (request, reply) => {
    const { id, delete: confirmed } = request.body;
    const { viewer } = await ask({ request, reply }, RestViewerIdDocument);
    if (!viewer) throw unauthenticated();
    if (id !== 0 && id !== viewer.id) throw forbidden();
    await ask({ request, reply }, RestDeleteAccountDocument, { input: { delete: confirmed } });
    return {};
  });

  serve('exportUser', async (request, reply) => {
    const { viewer } = await ask({ request, reply }, RestExportDocument);
    if (!viewer) throw unauthenticated();
    const { id, accountExport, tippExport, groupExport, feedExport, pictureExport } = viewer;
    void reply.header('content-disposition', FILE);
    return { data: { id, ...accountExport, ...tippExport, ...groupExport, ...feedExport, ...pictureExport } };
  });
}
