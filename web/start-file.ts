import { posix } from 'node:path';
import { firstQueries, shellQueries, type FirstQuery } from './first-queries.ts';
import { filesOf, type Parts } from './parts.ts';
import type { Access, Screen } from './src/app/screens/screen.ts';
import type { FlagSprite } from './src/lib/game/flag-sprite.ts';

export interface StartScreen {
  path: string;
  title: string;
  access: Access;
  /** The address for players without access to this screen. */
  forPlayers?: string;
  /** Files for this screen beyond those of every page, as paths from the site's root. */
  files: string[];
  first: FirstQuery[];
  /**
   * Name of its prerendered HTML, `dist/pages/<page>.html` (`landing` has several forms); without it the page is empty.
   */
  page?: string;
}

/** `dist/start.json`: tells the gateway what each screen needs at the start of its page. */
export interface StartFile {
  /** By tournament id. */
  flags: Record<string, FlagSprite>;
  /** In the app's order: the first match wins. */
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
/** The prerendered HTML of all other screens, for players. */
const ANY = 'shell-any';

/** The path of a screen's module in the web app. The screen's `load` contains nothing but an import. */
export const sourceOf = ({ path, load }: Pick<Screen, 'path' | 'load'>): string => {
  const [, file] = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/.exec(load.toString()) ?? [];
  if (!file) throw new Error(`${path}: \`load\` imports no file`);
  return posix.join('src/app/screens', file);
};

interface Ingredients {
  parts: Parts;
  screens: readonly Screen[];
  flags: StartFile['flags'];
  /** Names of the files in `dist/pages`. */
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
