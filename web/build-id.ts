import { createHash } from 'node:crypto';

/**
 * The id of a build: the hash of its page, which names all files by their content. The gateway computes the same id
 * (gateway/src/pages/build.ts).
 */
export const buildId = (page: string): string => createHash('sha256').update(page).digest('hex').slice(0, 12);
