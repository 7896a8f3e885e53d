/** Each picture is kept in all of them; the first that a browser takes is the smallest. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof FORMATS)[number];
export const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The best format by what a browser says that it takes; all take JPEG. */
export function formatFor(accept: string | undefined): PictureFormat {
  const taken = (accept ?? '').toLowerCase();
  if (taken.includes('image/avif')) return 'avif';
  return taken.includes('image/webp') ? 'webp' : 'jpg';
}
