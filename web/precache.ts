import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from './build-id.ts';
import { filesOf, readParts, type Parts } from './parts.ts';

/** What operators alone load, and only when they need it: a third of all code. */
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

/** All that visitors and players can come to need. */
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

/** Of what lies in the build, what the service worker fetches in advance; and the page that it begins with where the network is slow. */
export const precache = (dist: string) => async (all: Entry[]) => {
  const parts = await readParts(dist);
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const wanted = filesForPlayers(parts);
  const isCode = (url: string): boolean => /^assets\/.*\.(js|css)$/.test(url);
  const manifest = all.filter(({ url }) => !isCode(url) || wanted.has(url));
  // Its name says which build it belongs to: that of a gateway which is still of another one is not taken for it.
  const shell = { url: `/shell.html?build=${buildId(page)}`, revision: null, size: page.length };
  return { manifest: [...manifest, shell] };
};
