import { watchRequest } from './connection.ts';
import { leaveWhenLoggedOut, checkLogin, isForViewer } from '../session/session-change.ts';
import { reloadWhenSafe, thisMinute } from './version.ts';
import { getCsrfToken } from '../session/session.ts';

/** Reacts to the flags of a failed /api call (specification, chapter 8). */
export const handleFlags = (body: string): void => {
  try {
    const { logoff, unauthorized } = JSON.parse(body) as { logoff?: unknown; unauthorized?: unknown };
    if (logoff === true) leaveWhenLoggedOut();
    else if (unauthorized === true) reloadWhenSafe(`token-${thisMinute()}`);
  } catch {
    // A proxy's answer has no flags.
  }
};

export const uploadTexts = {
  noFile: 'Keine Datei ausgewählt',
  wrongType: 'Achtung, dieser Dateityp ist nicht erlaubt.',
  tooLarge: (megabytes: number) => `Das Bild ist zu groß: Es darf höchstens ${megabytes} MB haben.`,
  failed: 'Hoppla, da hat etwas nicht geklappt. Bitte versuche es erneut.',
};

const MEGABYTE = 1024 * 1024;

/** The problem with a chosen file in German; null if it may be uploaded. */
export const checkImageFile = (
  file: { type: string; size: number } | null | undefined,
  maxBytes = Infinity,
): string | null => {
  if (!file) return uploadTexts.noFile;
  if (!file.type.startsWith('image/')) return uploadTexts.wrongType;
  // Checked before the upload, in the server's words: a browser may not read an answer while it is sending.
  return file.size > maxBytes ? uploadTexts.tooLarge(Math.floor(maxBytes / MEGABYTE)) : null;
};

/** The message for a refused upload, preferably the server's own. */
export const uploadError = (status: number, body: string): string => {
  try {
    const { errorMessage } = JSON.parse(body) as { errorMessage?: unknown };
    if (status < 500 && typeof errorMessage === 'string' && errorMessage) return errorMessage;
  } catch {
    // A proxy's answer is no JSON.
  }
  return uploadTexts.failed;
};

/** The server refuses this file: a retry cannot help. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
}

/** Problems of the file: invalid, too large, no picture. */
const fileErrors = new Set([400, 413, 415]);
/** Problems of the login: it has ended, or the anti-forgery token is outdated. */
const loginErrors = new Set([401, 403]);

/** The file's temporary name in the server's answer; throws an Error with a German message. */
export const readUpload = (status: number, body: string): string => {
  if (fileErrors.has(status)) throw new RefusedFileError(uploadError(status, body));
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

/** An upload without progress is given up after this time. */
const STALLED_MS = 30_000;

const send = (
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<{ status: number; body: string }> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    const giveUp = (): void => reject(new DOMException('Abgebrochen', 'AbortError'));
    if (signal?.aborted) return giveUp();
    // fetch reports no upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', '/api/uploadImage');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.setRequestHeader('x-csrf-token', getCsrfToken());
    const watch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new Error(uploadTexts.failed));
        request.abort();
      }, STALLED_MS);
    };
    request.upload.onprogress = (event) => {
      watch();
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
    watch();
  });
  return watchRequest(answer, () => signal?.aborted ?? false).finally(() => clearTimeout(timer));
};

/** Uploads a picture and returns its temporary file name; throws an Error with a German message. */
export const uploadImage = async (file: File, options: UploadOptions = {}): Promise<string> => {
  const problem = checkImageFile(file);
  if (problem) throw new RefusedFileError(problem);
  const first = await send(file, options);
  if (!loginErrors.has(first.status) || !(await checkLogin())) return readUpload(first.status, first.body);
  const { status, body } = await send(file, options);
  handleFlags(body);
  return readUpload(status, body);
};
