export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

export const HEAD_BYTES = 12;

const heifBrands = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']);

/**
 * A file's type by its first bytes, whatever its name or its sender say; null for anything that is no picture we take, such
 * as SVG, which is a program as much as a picture.
 */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && heifBrands.has(text.slice(8, 12))) return 'heif';
  return null;
}
