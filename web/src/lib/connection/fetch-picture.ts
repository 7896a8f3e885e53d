import { isForViewer } from '../session/session-change.ts';
import { handleFlags, uploadError, uploadTexts } from './upload.ts';

/** Loads a picture of the gateway as a file; throws an Error with a German message. */
export const fetchPicture = async (path: string, name: string, signal: AbortSignal): Promise<File> => {
  const fail = (): never => {
    throw new Error(uploadTexts.failed);
  };
  const response = await fetch(path, { signal }).catch(fail);
  if (!isForViewer((header) => response.headers.get(header))) fail();
  if (!response.ok) {
    const body = await response.text().catch(fail);
    handleFlags(body);
    throw new Error(uploadError(response.status, body));
  }
  return new File([await response.blob().catch(fail)], name, { type: 'image/png' });
};
