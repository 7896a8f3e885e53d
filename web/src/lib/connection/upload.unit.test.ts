import { expect, test } from '@jest/globals';
import { checkImageFile, readUpload, RefusedFileError, uploadError, uploadTexts } from './upload.ts';

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
