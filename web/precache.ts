import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from './build-id.ts';
import { filesOf, readParts, type Parts } from './parts.ts';

/** Code that only operators load, on demand: a third of all code. */
export const ofOperators = [
  'src/routes/admin',
  'src/routes/gewinner-druck',
  'src/routes/operator-slots',
  'src/features/feed/newsroom/',
  'src/features/moderation/',
  'src/features/pages/page-editor',
  'src/features/prizes/admin/announcement-fields',
  'src/features/prizes/admin/link-winners',
  'src/features/sponsors/sponsor-dialog',
];

const isOfOperators = (source: string): boolean => ofOperators.some((part) => source.startsWith(part));

/** All files that visitors and players may need. */
export const filesForPlayers = (parts: Parts): Set<string> =>
  filesOf(
    parts,
    Object.entries(parts)
      .filter(([name, { isEntry, isDynamicEntry }]) => (isEntry || isDynamicEntry) && !isOfOperators(name))
      .map(([name]) => name),
  );

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/** Selects the files that the service worker precaches, and adds the shell page for slow networks. */
export const precache = (dist: string) => async (all: Entry[]) => {
  const parts = await readParts(dist);
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const wanted = filesForPlayers(parts);
  const isCode = (url: string): boolean => /^assets\/.*\.(js|css)$/.test(url);
  const manifest = all.filter(({ url }) => !isCode(url) || wanted.has(url));
  // The URL names the build, because a gateway with another build must not answer with its own shell.
  const shell = { url: `/shell.html?build=${buildId(page)}`, revision: null, size: page.length };
  return { manifest: [...manifest, shell] };
};
