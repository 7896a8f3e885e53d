import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = (name: string): string => fileURLToPath(new URL(`src/${name}`, import.meta.url));
/** Not a feature's own: packages, the shell and what all screens are made of. */
const shared = /\/node_modules\/|\/web\/src\/(app|apollo|components|lib|parts)\//;

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
/** What a player's visit begins with, and what one begins with who is not logged in; scripts/size.ts weighs both. */
const player = reached('main.tsx', 'routes/home.tsx');
const guest = reached('routes/landing.tsx');

/**
 * `base` is what every visit needs, in one file: cut into twelve it weighs 5 kB more, because brotli starts anew in each.
 * `guest` is what only the landing page adds to it.
 * `more` is what several further screens share; what only one of them needs comes with it. So a new screen never makes the
 * first one heavier. `feed` is what the start page and a group's show of the feed, in one file too; not its rooms of
 * their own, which operators alone need.
 */
export const chunkGroups = [
  { name: (id: string, graph: Graph): string | null => (player(id, graph) ? 'base' : null), test: shared },
  { name: (id: string, graph: Graph): string | null => (guest(id, graph) ? 'guest' : null), test: shared },
  { name: 'more', test: shared, minShareCount: 2 },
  { name: 'feed', test: /\/web\/src\/features\/feed\/[^/]+$/, minShareCount: 2 },
];

const NAMED = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;

/** Where each icon is, by its name: the package's own list. */
const readIcons = async (): Promise<Map<string, string>> => {
  const list = await readFile(
    fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')),
    'utf8',
  );
  const icons = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '\.\/icons\/(.*)\.mjs'/g))
    for (const name of names.split(',')) icons.set(name.replace('default as', '').trim(), file);
  return icons;
};

/** Each icon from its own module: through the package's one list, every screen would seem to need all of them. */
export const iconByIcon = (): Plugin => {
  let icons: Map<string, string>;
  return {
    name: 'icon-by-icon',
    apply: 'build',
    enforce: 'post',
    buildStart: async () => {
      icons = await readIcons();
    },
    transform(code) {
      if (!code.includes('lucide-react')) return null;
      return code.replace(NAMED, (_all, names: string) =>
        names
          .split(',')
          .filter((name) => name.trim())
          .map((name) => {
            const [icon = '', local = icon] = name.trim().split(/\s+as\s+/);
            const file = icons.get(icon);
            if (!file) throw new Error(`lucide-react has no ${icon}`);
            return `import ${local} from 'lucide-react/icons/${file}'`;
          })
          .join(';'),
      );
    },
  };
};
