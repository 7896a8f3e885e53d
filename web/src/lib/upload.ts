import { getCsrfToken } from './session.ts';

export const uploadTexts = {
  noFile: 'Keine Datei ausgewählt',
  wrongType: 'Achtung, dieser Dateityp ist nicht erlaubt.',
  failed: 'Hoppla, da hat etwas nicht geklappt. Bitte versuche es erneut.',
};

/** What is wrong with a chosen file in German, null when it may be sent. */
export const checkImageFile = (file: { type: string } | null | undefined): string | null => {
  if (!file) return uploadTexts.noFile;
  return file.type.startsWith('image/') ? null : uploadTexts.wrongType;
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

interface UploadOptions {
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a picture and gives its temporary file name; fails with an Error that carries a German message. */
export const uploadImage = (file: File, { onProgress, signal }: UploadOptions = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const fail = (message: string): void => reject(new Error(message));
    const problem = checkImageFile(file);
    if (problem) return fail(problem);

    // fetch cannot tell how much it has sent.
    const request = new XMLHttpRequest();
    request.open('POST', '/api/uploadImage');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.setRequestHeader('x-csrf-token', getCsrfToken());
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onerror = () => fail(uploadTexts.failed);
    request.onabort = () => reject(new DOMException('Abgebrochen', 'AbortError'));
    request.onload = () => {
      if (request.status !== 200) return fail(uploadError(request.status, request.responseText));
      try {
        resolve((JSON.parse(request.responseText) as { data: string }).data);
      } catch {
        fail(uploadTexts.failed);
      }
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });
