import { posix } from 'node:path';
import { firstQueries, shellQueries, type FirstQuery } from './first-queries.ts';
import { filesOf, type Parts } from './parts.ts';
import type { Access, Screen } from './src/app/screens/screen.ts';
import type { FlagSprite } from './src/lib/game/flag-sprite.ts';

export interface StartScreen {
  path: string;
  title: string;
  access: Access;
  /** Where players go who may not see it. */
  forPlayers?: string;
  /** What is loaded for it beyond what each page loads; from the root of the site. */
  files: string[];
  first: FirstQuery[];
  /** Of its prerendered HTML, `dist/pages/<page>.html` (of `landing` there are several); without one it begins empty. */
  page?: string;
}

/** `dist/start.json`: what the gateway needs to know of the app to begin a page with what its screen needs. */
export interface StartFile {
  /** By the tournament's id. */
  flags: Record<string, FlagSprite>;
  /** In the order in which the app takes the first that fits. */
  screens: StartScreen[];
}

const ENTRY = 'index.html';

/** Screens that have prerendered HTML. */
const pages: Record<string, string> = {
  'src/routes/landing.tsx': 'landing',
  'src/routes/home.tsx': 'shell-home',
  'src/routes/tipps.tsx': 'shell-tipps',
  'src/routes/rangliste.tsx': 'shell-rangliste',
};
/** Of all others, where they are shown to players. */
const ANY = 'shell-any';

/** The module behind a screen, from the root of the web app: its `load` is nothing but an import. */
export const sourceOf = ({ path, load }: Pick<Screen, 'path' | 'load'>): string => {
  const [, file] = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/.exec(load.toString()) ?? [];
  if (!file) throw new Error(`${path}: \`load\` imports no file`);
  return posix.join('src/app/screens', file);
};

interface Ingredients {
  parts: Parts;
  screens: readonly Screen[];
  flags: StartFile['flags'];
  /** Names of what lies in `dist/pages`. */
  prerendered: ReadonlySet<string>;
}

const isPrerendered = (page: string, prerendered: ReadonlySet<string>): boolean =>
  [...prerendered].some((name) => name === page || name.startsWith(`${page}-`));

export const startFile = ({ parts, screens, flags, prerendered }: Ingredients): StartFile => {
  const everywhere = filesOf(parts, [ENTRY]);
  const toStart = (screen: Screen): StartScreen => {
    const { path, title, access, forPlayers, layout = 'shell' } = screen;
    const source = sourceOf(screen);
    if (!parts[source]) throw new Error(`${path}: the build has no ${source}`);
    const page = pages[source] ?? (layout === 'shell' ? ANY : undefined);
    return {
      ...{ path, title, access, forPlayers },
      files: [...filesOf(parts, [source])].filter((file) => !everywhere.has(file)).map((file) => `/${file}`),
      first: [...(layout === 'shell' ? shellQueries : []), ...(firstQueries[source] ?? [])],
      page: page && isPrerendered(page, prerendered) ? page : undefined,
    };
  };
  return { flags, screens: screens.map(toStart) };
};
