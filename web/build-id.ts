import { createHash } from 'node:crypto';

/** What a build is called: its page names all files by their content. The gateway calls it the same (gateway/src/pages/build.ts). */
export const buildId = (page: string): string => createHash('sha256').update(page).digest('hex').slice(0, 12);
