import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from './build-id.ts';

/** A file of the build, as `.vite/manifest.json` tells. */
export interface Part {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

/** What operators alone load, and only when they need it: a third of all code. */
export const ofOperators = [
  'src/routes/admin',
  'src/routes/gewinner-druck',
  'src/routes/slots-of-operators',
  'src/features/feed/newsroom/',
  'src/features/moderation/',
  'src/features/pages/page-editor',
  'src/features/prizes/drawing-fields',
  'src/features/prizes/link-winners',
  'src/features/sponsors/sponsor-dialog',
];

const isOfOperators = (source: string): boolean => ofOperators.some((part) => source.startsWith(part));

/** All that visitors and players can come to need. */
export const filesForPlayers = (parts: Record<string, Part>): Set<string> => {
  const seen = new Set<string>();
  const files = new Set<string>();
  const take = (name: string): void => {
    const part = parts[name];
    if (!part || seen.has(name)) return;
    seen.add(name);
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    part.imports?.forEach(take);
  };
  for (const [name, { isEntry, isDynamicEntry }] of Object.entries(parts))
    if ((isEntry || isDynamicEntry) && !isOfOperators(name)) take(name);
  return files;
};

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/** Of what lies in the build, what the service worker fetches in advance; and the page that it begins with where the network is slow. */
export const precache = (dist: string) => async (all: Entry[]) => {
  const parts = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Part>;
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const wanted = filesForPlayers(parts);
  const manifest = all.filter(({ url }) => !/\.(js|css)$/.test(url) || !url.startsWith('assets/') || wanted.has(url));
  // Its name says which build it belongs to: that of a gateway which is still of another one is not taken for it.
  const shell = { url: `/shell.html?build=${buildId(page)}`, revision: null, size: page.length };
  return { manifest: [...manifest, shell] };
};
