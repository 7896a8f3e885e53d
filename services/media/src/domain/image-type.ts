export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

export const HEAD_BYTES = 12;

const heifBrands = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']);

/**
 * Determines a file's type by its first bytes, ignoring its name and the client's claim. Null for unsupported types
 * such as SVG, which may contain scripts.
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
