import { readFileSync } from 'node:fs';

/** A drawing in `pictures`, without letters, which every machine would draw in a font of its own. */
export const drawing = (name: string): Buffer =>
  readFileSync(new URL(`pictures/${name}.svg`, import.meta.url));

/** For the posts of the editors, in their order (`words.ts`). */
export const postPictures: readonly Buffer[] = ['post-1', 'post-2', 'post-3'].map(drawing);
