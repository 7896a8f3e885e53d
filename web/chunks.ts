import { fileURLToPath } from 'node:url';

const source = (name: string): string => fileURLToPath(new URL(`src/${name}`, import.meta.url));
/** Not a feature's own: packages, the shell and what all screens are made of. */
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
 * What a player's visit begins with, and what one begins with who is not logged in; scripts/size.ts weighs these screens. The notice is
 * what the landing page has in common with what follows on every screen: else each would bring the other's part.
 */
const player = reached('main.tsx', 'routes/home.tsx', 'components/notice.tsx');
const guest = reached('routes/landing.tsx');
const tipps = reached('routes/tipps.tsx');
const ranking = reached('routes/rangliste.tsx');
/** Follows on every screen. */
const note = reached(
  'app/connection-note.tsx',
  'app/after-first-paint.ts',
  'app/mobile-menu.tsx',
  'apollo/select-persisted.ts',
  'components/confirm-dialog.tsx',
  'components/crash-dialog.tsx',
  'components/menu-list.tsx',
  'components/scroll-to-top.tsx',
  'components/toasts.tsx',
);
/** What a second visit reads before it renders anything. */
const store = reached('lib/save/store.ts');
const twoOfThem: Belongs = (id, graph) =>
  [guest, tipps, ranking].filter((belongs) => belongs(id, graph)).length > 1;

const group = (file: string, belongs: Belongs) => ({
  name: (id: string, graph: Graph): string | null => (belongs(id, graph) ? file : null),
  test: shared,
});
/** Of features, what one of these screens shares with further ones. */
const ofFeatures = (file: string, belongs: Belongs) => ({
  name: (id: string, graph: Graph): string | null => (belongs(id, graph) && !player(id, graph) ? file : null),
  test: /\/web\/src\/features\//,
  minShareCount: 2,
});
const ifShared = (file: string, belongs: Belongs) => ({ ...group(file, belongs), minShareCount: 2 });

/**
 * `base` is what every visit needs, in one file: cut into twelve it weighs 5 kB more, because brotli starts again in each. Of what the
 * start page needs all but 1 kB is needed by the tipps or the ranking as well.
 * `guest` is what only the landing page adds to it, `play`, `tipping` and `lists` what tipps and ranking share with further screens and with
 * parts of theirs that load late, `pair` what two of these three share; `note` is what follows on every screen, `savers` what of that the tipps begin
 * with, `more` what only further screens share. What one screen alone needs comes with it. So a new screen never makes the first ones heavier. `feed` is what the start page and a
 * group's show of the feed, in one file too; not its rooms of their own, which operators alone need.
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
