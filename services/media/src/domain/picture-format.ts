/** Each picture is stored in all of them, sorted by size; the first one that a browser accepts is used. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof FORMATS)[number];
export const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The best format according to the Accept header; all browsers accept JPEG. */
export function formatFor(accept: string | undefined): PictureFormat {
  const taken = (accept ?? '').toLowerCase();
  if (taken.includes('image/avif')) return 'avif';
  return taken.includes('image/webp') ? 'webp' : 'jpg';
}
