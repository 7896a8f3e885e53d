import { forbidden, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import type { Tools } from '../tools.ts';
import {
  RestDeleteAccountDocument,
  RestExportDocument,
  type DeleteAccountInput,
} from './leaving.generated.ts';
import { RestViewerIdDocument } from './profiles.generated.ts';

/** Makes browsers save the exported data as a file. */
const FILE = 'attachment; filename="tippspiel-meine-daten.json"';

/** Specification, chapter 7, 'Users': deleting and exporting one's own account. The id is therefore 0 or one's own. */
export function leavingRoutes({ serve }: Tools): void {
  serve<{ Body: DeleteAccountInput & { id: number } }>('deleteAccount', async ({ body, ask }) => {
    const { id, delete: confirmed } = body;
    const { viewer } = await ask(RestViewerIdDocument);
    if (!viewer) throw unauthenticated();
    if (id !== 0 && id !== viewer.id) throw forbidden();
    await ask(RestDeleteAccountDocument, { input: { delete: confirmed } });
    return {};
  });

  serve('exportUser', async ({ ask, reply }) => {
    const { viewer } = await ask(RestExportDocument);
    if (!viewer) throw unauthenticated();
    const { id, accountExport, tippExport, groupExport, feedExport, pictureExport } = viewer;
    void reply.header('content-disposition', FILE);
    return { data: { id, ...accountExport, ...tippExport, ...groupExport, ...feedExport, ...pictureExport } };
  });
}
