import { thisMinute } from './load-part.ts';
import { leaveWhenLoggedOut, checkLogin, isForViewer } from '../session/session-change.ts';
import { reloadWhenSafe } from './version.ts';
import { getCsrfToken } from '../session/session.ts';

/** Does what a failed call of /api tells the page by its flags (specification, chapter 8). */
export const heedFlags = (body: string): void => {
  try {
    const { logoff, unauthorized } = JSON.parse(body) as { logoff?: unknown; unauthorized?: unknown };
    if (logoff === true) leaveWhenLoggedOut();
    else if (unauthorized === true) reloadWhenSafe(`token-${thisMinute()}`);
  } catch {
    // An answer of a proxy has none.
  }
};

export const uploadTexts = {
  noFile: 'Keine Datei ausgewählt',
  wrongType: 'Achtung, dieser Dateityp ist nicht erlaubt.',
  tooLarge: (megabytes: number) => `Das Bild ist zu groß: Es darf höchstens ${megabytes} MB haben.`,
  failed: 'Hoppla, da hat etwas nicht geklappt. Bitte versuche es erneut.',
};

const MEGABYTE = 1024 * 1024;

/** The problem with a chosen file in German, null when it may be sent. */
export const checkImageFile = (
  file: { type: string; size: number } | null | undefined,
  maxBytes = Infinity,
): string | null => {
  if (!file) return uploadTexts.noFile;
  if (!file.type.startsWith('image/')) return uploadTexts.wrongType;
  // In the server's words, before anything is sent: a browser that is still sending may never read them.
  return file.size > maxBytes ? uploadTexts.tooLarge(Math.floor(maxBytes / MEGABYTE)) : null;
};

/** The message of a refused upload; the server's own where it sends one. */
export const uploadError = (status: number, body: string): string => {
  try {
    const { errorMessage } = JSON.parse(body) as { errorMessage?: unknown };
    if (status < 500 && typeof errorMessage === 'string' && errorMessage) return errorMessage;
  } catch {
    // An answer of a proxy is no JSON.
  }
  return uploadTexts.failed;
};

/** The server will not take this file, however often it is sent. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
}

/** Of no use, too large, no picture: 400, 413, 415. */
const aboutTheFile = new Set([400, 413, 415]);
/** The login has ended, or the anti-forgery token is out of date. */
const aboutTheLogin = new Set([401, 403]);

/** The file's temporary name by the server's answer; throws an Error that carries a German message. */
export const readUpload = (status: number, body: string): string => {
  if (aboutTheFile.has(status)) throw new RefusedFileError(uploadError(status, body));
  if (status !== 200) throw new Error(uploadError(status, body));
  try {
    return (JSON.parse(body) as { data: string }).data;
  } catch {
    throw new Error(uploadTexts.failed);
  }
};

interface UploadOptions {
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const send = (file: File, { onProgress, signal }: UploadOptions): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new DOMException('Abgebrochen', 'AbortError'));
    if (signal?.aborted) return giveUp();
    // fetch cannot tell how much it has sent.
    const request = new XMLHttpRequest();
    request.open('POST', '/api/uploadImage');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.setRequestHeader('x-csrf-token', getCsrfToken());
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onerror = () => reject(new Error(uploadTexts.failed));
    request.onabort = giveUp;
    request.onload = () =>
      isForViewer((name) => request.getResponseHeader(name))
        ? resolve({ status: request.status, body: request.responseText })
        : reject(new Error(uploadTexts.failed));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });

/** Sends a picture and gives its temporary file name; fails with an Error that carries a German message. */
export const uploadImage = async (file: File, options: UploadOptions = {}): Promise<string> => {
  const problem = checkImageFile(file);
  if (problem) throw new RefusedFileError(problem);
  const first = await send(file, options);
  if (!aboutTheLogin.has(first.status) || !(await checkLogin())) return readUpload(first.status, first.body);
  const { status, body } = await send(file, options);
  heedFlags(body);
  return readUpload(status, body);
};
