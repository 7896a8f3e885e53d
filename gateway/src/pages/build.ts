import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Names, in every response, the web app's build that this gateway serves. */
export const BUILD_HEADER = 'x-app';

const LOOK_EVERY_MS = 100;

type Options = {
  dist: string;
  /** Whether to look for a new build, at most ten times per second. */
  reload: boolean;
};

/** Returns a function that identifies the web app's build in a folder; empty while there is none. */
export function createBuild({ dist, reload }: Options): () => string {
  const page = join(dist, 'index.html');
  let build = '';
  let seen = '';
  let lookAt = 0;
  return () => {
    if (build !== '' && (!reload || performance.now() < lookAt)) return build;
    lookAt = performance.now() + LOOK_EVERY_MS;
    const now = stampOf([page]);
    if (now !== seen) build = readBuild(page);
    seen = now;
    return build;
  };
}

/** A stamp that changes with any of the files. It costs less than reading them. */
export const stampOf = (files: string[]): string => files.map(stamp).join(';');

function stamp(file: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(file);
    return [ino, size, mtimeMs].join();
  } catch {
    return '';
  }
}

/** The page names all files by their content, so its hash identifies the build, as in web/build-id.ts. */
export const buildId = (page: string): string => createHash('sha256').update(page).digest('hex').slice(0, 12);

function readBuild(page: string): string {
  try {
    return buildId(readFileSync(page, 'utf8'));
  } catch {
    return '';
  }
}
