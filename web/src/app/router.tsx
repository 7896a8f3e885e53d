import { createBrowserRouter, createPath, redirect, type RouteObject } from 'react-router-dom';
import { loadPart } from '../lib/load-part.ts';
import { landingPath } from '../lib/return-to.ts';
import type { Session } from '../lib/session.ts';
import { BootScreen } from './boot-screen.tsx';
import { FooterLayout } from './footer-layout.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { OperatorsOnly } from './operators-only.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import type { Access, Screen } from './screen.ts';
import { screens } from './screens.ts';
import { ShellLayout } from './shell-layout.tsx';
import { texts } from './texts.ts';

const allowed = (access: Access, user: Session['user']): boolean => {
  if (access === 'anonymous') return !user;
  if (access === 'player') return user !== null;
  return access === 'all' || user?.isAdmin === true;
};

/** Visitors log in first and come back; who is logged in but may not see a screen starts at what comes nearest to it. */
const turnAway =
  (user: Session['user'], { forPlayers = '/' }: Screen) =>
  ({ request }: { request: Request }): Response => {
    const { pathname, search } = new URL(request.url);
    return redirect(user ? forPlayers : landingPath(pathname + search));
  };

/** A screen that cannot be loaded is waited for so long before something is said. */
const PATIENCE_MS = 15_000;

/** @param opening where a navigation that is on its way leads */
const toRoute = (
  screen: Screen,
  user: Session['user'],
  opening: () => string | undefined,
): RouteObject => ({
  path: screen.path,
  handle: { title: screen.title },
  errorElement: <RouteError />,
  ...(allowed(screen.access, user)
    ? { lazy: () => loadPart(screen.load, { patienceMs: PATIENCE_MS, href: opening }) }
    : { loader: turnAway(user, screen), element: null }),
});

/** One screen per path: the first one the visitor may see. */
const onePerPath = (screens: readonly Screen[], user: Session['user']): Screen[] => {
  const byPath = new Map<string, Screen>();
  for (const screen of screens) {
    const known = byPath.get(screen.path);
    if (!known || (!allowed(known.access, user) && allowed(screen.access, user)))
      byPath.set(screen.path, screen);
  }
  return [...byPath.values()];
};

/** What the design system is made of, on the development server alone. */
const gallery: Screen[] = import.meta.env.DEV
  ? [
      {
        path: '/_gallery',
        title: 'Bausteine',
        access: 'all',
        layout: 'none',
        load: () => import('../gallery/gallery.tsx'),
      },
    ]
  : [];

/** Built once per page load: logging in and out loads the page anew. */
export const createRouter = ({ user }: Session): ReturnType<typeof createBrowserRouter> => {
  const chosen = onePerPath([...screens, ...gallery], user);
  const opening = (): string | undefined => {
    const { location } = router.state.navigation;
    return location && createPath(location);
  };
  const routes = (wanted: (screen: Screen) => boolean): RouteObject[] =>
    chosen.filter(wanted).map((screen) => toRoute(screen, user, opening));
  const isOperators = ({ access }: Screen): boolean => access === 'admin';
  const within = (layout: Screen['layout']): RouteObject[] =>
    routes((screen) => (screen.layout ?? 'shell') === layout && !isOperators(screen));
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <BootScreen />,
      children: [
        ...within('none'),
        { element: <FooterLayout />, children: within('footer') },
        {
          element: <ShellLayout />,
          children: [
            ...within('shell'),
            { element: <OperatorsOnly />, children: routes(isOperators) },
            { path: '*', element: <NotFoundScreen />, handle: { title: texts.notFoundTitle } },
          ],
        },
      ],
    },
  ]);
  return router;
};
