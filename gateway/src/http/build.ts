import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In which every answer names the build of the web app that belongs to this gateway. */
export const BUILD_HEADER = 'x-app';

type Options = {
  dist: string;
  /** Looks anew each time, so that a fresh build shows at once. */
  reload: boolean;
};

/** Which build of the web app lies in a folder; empty while there is none. */
export function createBuild({ dist, reload }: Options): () => string {
  let build = '';
  return () => {
    if (build === '' || reload) build = readBuild(dist);
    return build;
  };
}

/** The page names all files by their content. The service worker asks for it by the same name (web/build-id.ts). */
function readBuild(dist: string): string {
  try {
    const page = readFileSync(join(dist, 'index.html'));
    return createHash('sha256').update(page).digest('hex').slice(0, 12);
  } catch {
    return '';
  }
}
