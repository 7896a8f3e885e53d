import { afterEach, expect, jest, test } from '@jest/globals';
import { restoreGlobals, stubGlobal } from '../../testing/globals.ts';
import { connection, SLOW_MS } from './connection.ts';
import { fetchPicture } from './fetch-picture.ts';
import {
  checkImageFile,
  readUpload,
  RefusedFileError,
  uploadError,
  uploadImage,
  uploadTexts,
} from './upload.ts';

afterEach(() => {
  jest.useRealTimers();
  restoreGlobals();
});

test('only pictures are sent, and none that the server would not take', () => {
  const size = 10 * 1024 * 1024;
  expect(checkImageFile({ type: 'image/png', size })).toBeNull();
  expect(checkImageFile({ type: 'image/png', size }, size)).toBeNull();
  expect(checkImageFile({ type: 'image/png', size: size + 1 }, size)).toBe(
    'Das Bild ist zu groß: Es darf höchstens 10 MB haben.',
  );
  expect(checkImageFile({ type: 'application/pdf', size }, 1)).toBe(
    'Achtung, dieser Dateityp ist nicht erlaubt.',
  );
  expect(checkImageFile({ type: '', size })).toBe('Achtung, dieser Dateityp ist nicht erlaubt.');
  expect(checkImageFile(null)).toBe('Keine Datei ausgewählt');
});

test("the server's message is shown where the user can mend something", () => {
  expect(uploadError(413, '{"errorMessage":"Das Bild ist zu groß."}')).toBe('Das Bild ist zu groß.');
  expect(uploadError(500, '{"errorMessage":"stack"}')).toBe(uploadTexts.failed);
  expect(uploadError(502, '<html>')).toBe(uploadTexts.failed);
  expect(uploadError(400, 'null')).toBe(uploadTexts.failed);
});

test('an answer is the temporary name, or says whether the file itself was refused', () => {
  expect(readUpload(200, '{"data":"tmp-1"}')).toBe('tmp-1');
  expect(() => readUpload(415, '{"errorMessage":"Achtung"}')).toThrow(RefusedFileError);
  expect(() => readUpload(429, '{"errorMessage":"Zu oft"}')).toThrow('Zu oft');
  expect(() => readUpload(200, '<html>')).toThrow(uploadTexts.failed);
});

/** A network that sends nothing any more; only the small request of the connection is answered. */
const stall = () => {
  jest.useFakeTimers();
  const upload: { onprogress?: (event: object) => void } = {};
  stubGlobal('fetch', (path: string, { signal }: RequestInit) =>
    path === '/api/session'
      ? Promise.resolve(new Response())
      : new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
  );
  stubGlobal(
    'XMLHttpRequest',
    class {
      upload = upload;
      open(): void {}
      setRequestHeader(): void {}
      send(): void {}
      abort(): void {}
    },
  );
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const messageOf = (request: Promise<unknown>) => {
    let message: string | undefined;
    request.catch((error: Error) => (message = error.message));
    return () => message;
  };
  return { upload, pass, messageOf };
};

test('an upload without progress is given up, one with progress is not, and the connection is watched', async () => {
  const { upload, pass, messageOf } = stall();
  const message = messageOf(uploadImage(new File(['picture'], 'a.png', { type: 'image/png' })));
  await pass(SLOW_MS);
  expect(connection.state()).toBe('slow');
  await pass(25_000);
  upload.onprogress?.({ lengthComputable: false });
  await pass(29_000);
  expect(message()).toBeUndefined();
  await pass(1000);
  expect(message()).toBe(uploadTexts.failed);
  expect(connection.state()).toBe('ok');
});

test('a picture that does not come is given up, and the connection is watched', async () => {
  const { pass, messageOf } = stall();
  const message = messageOf(fetchPicture('/bild/1', 'a.png', new AbortController().signal));
  await pass(SLOW_MS);
  expect(connection.state()).toBe('slow');
  await pass(30_000 - SLOW_MS);
  expect(message()).toBe(uploadTexts.failed);
  expect(connection.state()).toBe('ok');
});
