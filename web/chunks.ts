import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = (name: string): string => {
  const file = fileURLToPath(new URL(`src/${name}`, import.meta.url));
  if (!existsSync(file)) throw new Error(`A chunk names ${file}, which does not exist.`);
  return file;
};
/** Code outside of features: packages, the shell and the modules that all screens use. */
const shared = /\/node_modules\/|\/web\/src\/(app|apollo|components|game|lib)\//;

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const reach = (graph: Graph, ids: readonly string[], seen: Set<string>): Set<string> => {
  for (const id of ids.filter((each) => !seen.has(each)))
    reach(graph, graph.getModuleInfo(id)?.importedIds ?? [], seen.add(id));
  return seen;
};

const reached = (...names: string[]) => {
  let seen: Set<string> | undefined;
  return (id: string, graph: Graph): boolean => (seen ??= reach(graph, names.map(source), new Set())).has(id);
};
type Belongs = ReturnType<typeof reached>;

/**
 * The code for a first visit, as a player or as a guest; scripts/size.ts checks the size of these screens. `notice.tsx`
 * is used by the landing page and by the late parts. Here it keeps each of them from loading the other's chunk.
 */
const player = reached('main.tsx', 'routes/home.tsx', 'components/notice.tsx');
const guest = reached('routes/landing.tsx');
const tipps = reached('routes/tipps.tsx');
const ranking = reached('routes/rangliste.tsx');
/** Loads late on every screen. */
const note = reached(
  'app/after-first-paint.ts',
  'apollo/select-persisted.ts',
  'components/confirm-dialog.tsx',
  'components/crash-dialog.tsx',
  'components/menu-list.tsx',
  'components/scroll-to-top.tsx',
  'components/toasts.tsx',
);
/** A returning visit reads the store before it renders anything. */
const store = reached('lib/save/store.ts');
const twoOfThem: Belongs = (id, graph) =>
  [guest, tipps, ranking].filter((belongs) => belongs(id, graph)).length > 1;

const group = (file: string, belongs: Belongs) => ({
  name: (id: string, graph: Graph): string | null => (belongs(id, graph) ? file : null),
  test: shared,
});
/** The feature code that one of these screens shares with other screens. */
const ofFeatures = (file: string, belongs: Belongs) => ({
  name: (id: string, graph: Graph): string | null => (belongs(id, graph) && !player(id, graph) ? file : null),
  test: /\/web\/src\/features\//,
  minShareCount: 2,
});
const ifShared = (file: string, belongs: Belongs) => ({ ...group(file, belongs), minShareCount: 2 });

/**
 * `base` is the code that every visit needs, in one file. Split into twelve files it is 5 kB larger, because brotli
 * starts again in each. The tipps or the ranking also need all of the start page's code, except for 1 kB.
 *
 * - `guest`: only for the landing page
 * - `pair`: shared by two of landing page, tipps and ranking
 * - `play`, `tipping`, `lists`: shared by tipps or ranking with other screens, or with their own late parts
 * - `note`: loads late on every screen
 * - `savers`: the part of `note` that the tipps need at once
 * - `more`: shared by other screens only
 * - `feed`: the feed on the start page and in a group, without the newsroom, which only operators need
 *
 * A screen's own code stays in its own chunk. Therefore a new screen never makes the first ones larger.
 */
export const chunkGroups = [
  group('base', player),
  group('pair', twoOfThem),
  group('guest', guest),
  ofFeatures('guest', guest),
  group('store', store),
  ifShared('savers', (id, graph) => tipps(id, graph) && note(id, graph)),
  group('note', note),
  ifShared('play', tipps),
  ofFeatures('tipping', tipps),
  ifShared('lists', ranking),
  { name: 'more', test: shared, minShareCount: 2 },
  { name: 'feed', test: /\/web\/src\/features\/feed\/(?!newsroom\/)/, minShareCount: 2 },
];
