import { watchRequest } from './connection.ts';
import { withTimeout } from './with-timeout.ts';
import { isForViewer } from '../session/session-change.ts';
import { handleFlags, uploadError, uploadTexts } from './upload.ts';

/** The gateway may have to draw it. */
const TIMEOUT_MS = 30_000;

/** Loads a picture of the gateway as a file; throws an Error with a German message. */
export const fetchPicture = async (path: string, name: string, signal: AbortSignal): Promise<File> => {
  const fail = (): never => {
    throw new Error(uploadTexts.failed);
  };
  const { signal: limited, end } = withTimeout(TIMEOUT_MS, signal);
  try {
    const response = await watchRequest(fetch(path, { signal: limited }), () => signal.aborted).catch(fail);
    if (!isForViewer((header) => response.headers.get(header))) fail();
    if (!response.ok) {
      const body = await response.text().catch(fail);
      handleFlags(body);
      throw new Error(uploadError(response.status, body));
    }
    return new File([await response.blob().catch(fail)], name, { type: 'image/png' });
  } finally {
    end();
  }
};
