import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In which every answer names the build of the web app that belongs to this gateway. */
export const BUILD_HEADER = 'x-app';

type Options = {
  dist: string;
  /** Looks each time whether there is another one, so that a fresh build shows at once. */
  reload: boolean;
};

/** Which build of the web app lies in a folder; empty while there is none. */
export function createBuild({ dist, reload }: Options): () => string {
  const page = join(dist, 'index.html');
  let build = '';
  let seen = '';
  return () => {
    if (build !== '' && !reload) return build;
    const now = stampOf([page]);
    if (now !== seen) build = readBuild(page);
    seen = now;
    return build;
  };
}

/** Another one as soon as one of the files is: to look costs less than to read. */
export const stampOf = (files: string[]): string => files.map(stamp).join(';');

function stamp(file: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(file);
    return [ino, size, mtimeMs].join();
  } catch {
    return '';
  }
}

/** The page names all files by their content. The service worker asks for it by the same name (web/build-id.ts). */
export const buildId = (page: string): string => createHash('sha256').update(page).digest('hex').slice(0, 12);

function readBuild(page: string): string {
  try {
    return buildId(readFileSync(page, 'utf8'));
  } catch {
    return '';
  }
}
