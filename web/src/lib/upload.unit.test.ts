import { expect, test } from '@jest/globals';
import { checkImageFile, readUpload, RefusedFileError, uploadError, uploadTexts } from './upload.ts';

test('only pictures are sent', () => {
  expect(checkImageFile({ type: 'image/png' })).toBeNull();
  expect(checkImageFile({ type: 'application/pdf' })).toBe('Achtung, dieser Dateityp ist nicht erlaubt.');
  expect(checkImageFile({ type: '' })).toBe('Achtung, dieser Dateityp ist nicht erlaubt.');
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
