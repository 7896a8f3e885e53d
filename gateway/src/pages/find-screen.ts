import type { ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import type { StartScreen } from './start-file.ts';

export type Found = {
  /** The screen of the address; undefined if there is none. */
  asked: StartScreen | undefined;
  /** The screen that the app opens for this visitor. It differs from `asked` where the visitor may not see that. */
  opened: StartScreen | undefined;
  params: Record<string, string>;
  search: URLSearchParams;
};

type Session = ResolvedSession | null;
type Match = { screen: StartScreen; params: Record<string, string> };

const LANDING = '/';

/** Finds the screen of an address by the same rules as the app's router (web/src/app/router.tsx). */
export function createScreens(screens: StartScreen[]) {
  const patterns = screens.map((screen) => ({ screen, pattern: toPattern(screen.path) }));

  /** The first matching screen that the visitor may see, or else the first match. */
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
    const fallback = session ? (asked?.forPlayers ?? LANDING) : LANDING;
    // A redirected player's address is dropped. A visitor returns to it after the login.
    const isRedirected = session !== null && !allowed;
    return {
      asked,
      opened: asked && (allowed ? asked : match(fallback, session)?.screen),
      params: isRedirected ? {} : (found?.params ?? {}),
      search: new URLSearchParams(isRedirected ? '' : search),
    };
  };
}

function mayOpen({ access }: StartScreen, session: Session): boolean {
  if (access === 'anonymous') return !session;
  if (access === 'player') return session !== null;
  return access === 'all' || session?.isAdmin === true;
}

/** Compiles a path such as '/spielergruppe/:id?/:tabindex?'. Like the router, it ignores case and a trailing slash. */
function toPattern(path: string): RegExp {
  const parts = path.split('/').filter(Boolean);
  const source = parts.map((part) => {
    const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? [];
    if (!name) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
  });
  // A pattern without named groups has no `groups`. This empty group always provides them.
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
