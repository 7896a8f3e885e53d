import type { ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import type { StartScreen } from './start-file.ts';

export type Found = {
  /** The screen that the address names; undefined where there is none. */
  asked: StartScreen | undefined;
  /** The screen that the app opens for this visitor: that one, or another one where the visitor may not see it. */
  opened: StartScreen | undefined;
  params: Record<string, string>;
  search: URLSearchParams;
};

type Session = ResolvedSession | null;
type Match = { screen: StartScreen; params: Record<string, string> };

const LANDING = '/';

/** Finds the screen of an address as the app's router does (web/src/app/router.tsx). */
export function createScreens(screens: StartScreen[]) {
  const patterns = screens.map((screen) => ({ screen, pattern: toPattern(screen.path) }));

  /** The first that the visitor may see, else the first. */
  function match(path: string, session: Session): Match | undefined {
    const found = patterns.flatMap(({ screen, pattern }) => {
      const { groups } = pattern.exec(path) ?? {};
      return groups ? [{ screen, params: decoded(groups) }] : [];
    });
    return found.find(({ screen }) => mayOpen(screen, session)) ?? found[0];
  }

  return (url: string, session: Session): Found => {
    const [path = '', search = ''] = url.split(/\?(.*)/s, 2);
    const found = match(path, session);
    const asked = found?.screen;
    const allowed = asked && mayOpen(asked, session);
    const instead = session ? (asked?.forPlayers ?? LANDING) : LANDING;
    // Players begin there anew; visitors go on to where they wanted once they are logged in.
    const begins = session !== null && !allowed;
    return {
      asked,
      opened: asked && (allowed ? asked : match(instead, session)?.screen),
      params: begins ? {} : (found?.params ?? {}),
      search: new URLSearchParams(begins ? '' : search),
    };
  };
}

function mayOpen({ access }: StartScreen, session: Session): boolean {
  if (access === 'anonymous') return !session;
  if (access === 'player') return session !== null;
  return access === 'all' || session?.isAdmin === true;
}

/** '/spielergruppe/:id?/:tabindex?'; letters of either size, and a slash at the end, as the router has it. */
function toPattern(path: string): RegExp {
  const parts = path.split('/').filter(Boolean);
  const source = parts.map((part) => {
    const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? [];
    if (!name) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
  });
  // A pattern without a name has no groups: this one is never filled.
  return new RegExp(`^${source.join('')}/?(?<none>)$`, 'i');
}

function decoded(groups: Record<string, string | undefined>): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, text] of Object.entries(groups)) {
    if (name === 'none' || text === undefined) continue;
    try {
      params[name] = decodeURIComponent(text);
    } catch {
      params[name] = text;
    }
  }
  return params;
}
