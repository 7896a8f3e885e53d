import type { ReactNode } from 'react';
import { createBrowserRouter, createPath, matchRoutes, redirect, type RouteObject } from 'react-router-dom';
import { CrashState } from '../components/crash-state.tsx';
import { loadPart } from '../lib/connection/load-part.ts';
import { isFreshNavigation } from '../lib/page/fresh-navigation.ts';
import { landingPath } from '../lib/session/return-to.ts';
import type { Session } from '../lib/session/session.ts';
import { BootScreen } from './boot-screen.tsx';
import { isPrerendered } from './render-app.ts';
import { FooterLayout } from './footer-layout.tsx';
import { loadFirstScreen } from './load-first-screen.ts';
import { missingScreen } from './missing-screen.tsx';
import { OperatorsOnly } from './operators-only.tsx';
import { RootLayout } from './root-layout.tsx';
import type { Access, Screen } from './screen.ts';
import { screens } from './screens.ts';
import { ShellLayout } from './shell-layout.tsx';
import { texts } from './texts.ts';

const allowed = (access: Access, user: Session['user']): boolean => {
  if (access === 'anonymous') return !user;
  if (access === 'player') return user !== null;
  return access === 'all' || user?.isAdmin === true;
};

type WayOn = (address: string) => string;
type Opening = () => string | undefined;

/** Visitors log in first and come back; who is logged in but may not see a screen starts at what comes nearest to it. */
const wayOn =
  (user: Session['user'], { forPlayers = '/' }: Screen): WayOn =>
  (address) =>
    user ? forPlayers : landingPath(address);

const turnAway =
  (wayOn: WayOn) =>
  ({ request }: { request: Request }): Response => {
    const { pathname, search } = new URL(request.url);
    return redirect(wayOn(pathname + search));
  };

/** A screen that cannot be loaded is waited for so long before something is said. */
const PATIENCE_MS = 15_000;

/** Without a layout around a screen: the one place of the page's content. */
const inMain = (content: ReactNode): ReactNode => <main id="inhalt">{content}</main>;

/**
 * Of a route whose `lazy` fails the router renders nothing, not even its errorElement: it cuts off all that is below the route with the
 * hydrateFallbackElement. So none fails.
 * @param opening where a navigation that is on its way leads
 */
const loadScreen = async ({ load, layout, title }: Screen, opening: Opening): ReturnType<Screen['load']> => {
  try {
    return await loadPart(load, { patienceMs: PATIENCE_MS, href: opening });
  } catch {
    const Missing = missingScreen(title);
    return { Component: layout === 'none' ? () => inMain(<Missing />) : Missing };
  }
};

/** A screen that cannot be rendered leaves the rest of the page, and the router tells the console why. */
const toRoute = (screen: Screen, user: Session['user'], opening: Opening): RouteObject => {
  const { path, title, access, layout } = screen;
  const route = { path, errorElement: layout === 'none' ? inMain(<CrashState />) : <CrashState /> };
  if (allowed(access, user)) return { ...route, handle: { title }, lazy: () => loadScreen(screen, opening) };
  const on = wayOn(user, screen);
  return { ...route, handle: { title, wayOn: on }, loader: turnAway(on), element: null };
};

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

/** The design system's parts, on the development server alone. */
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

const notFound: Screen = {
  path: '*',
  title: texts.notFoundTitle,
  access: 'all',
  load: () => import('./not-found-screen.tsx'),
};

/** @param opening where a navigation that is on its way leads */
export const createRoutes = (user: Session['user'], opening: Opening = () => undefined): RouteObject[] => {
  const chosen = onePerPath([...screens, ...gallery], user);
  const routes = (wanted: (screen: Screen) => boolean): RouteObject[] =>
    chosen.filter(wanted).map((screen) => toRoute(screen, user, opening));
  const isOperators = ({ access }: Screen): boolean => access === 'admin';
  const within = (layout: Screen['layout']): RouteObject[] =>
    routes((screen) => (screen.layout ?? 'shell') === layout && !isOperators(screen));
  return [
    {
      element: <RootLayout />,
      errorElement: inMain(<CrashState />),
      hydrateFallbackElement: <BootScreen />,
      children: [
        ...within('none'),
        { element: <FooterLayout />, children: within('footer') },
        {
          element: <ShellLayout />,
          children: [
            ...within('shell'),
            { element: <OperatorsOnly />, children: routes(isOperators) },
            toRoute(notFound, user, opening),
          ],
        },
      ],
    },
  ];
};

type Router = ReturnType<typeof createBrowserRouter>;

/** Leads visitors and players away from screens that are not theirs, before anything is rendered. */
const leadOn = (routes: RouteObject[]): void => {
  const handle = matchRoutes(routes, location)?.at(-1)?.route.handle as { wayOn?: WayOn } | undefined;
  if (handle?.wayOn) history.replaceState(null, '', handle.wayOn(location.pathname + location.search));
};

/** Whether the first screen stands where it belongs: the browser has seen to it in a prerendered page, and all others begin at the top. */
const isPlaced = (root: HTMLElement): boolean =>
  isPrerendered(root) || (isFreshNavigation() && !location.hash);

/**
 * Built once per page load: logging in and out loads the page again.
 * @param root whether something stands in it until the first screen does, which then need not be rendered before its code is there
 */
export const createRouter = async ({ user }: Session, root: HTMLElement): Promise<Router> => {
  let router: Router | undefined;
  const opening: Opening = () => {
    const target = router?.state.navigation.location;
    return target && createPath(target);
  };
  const routes = createRoutes(user, opening);
  leadOn(routes);
  if (root.hasChildNodes()) await loadFirstScreen(routes, createPath(location));
  // With something to go on from, it leaves the first screen where the visitor has scrolled it by then, who may be about to tap.
  return (router = createBrowserRouter(routes, { hydrationData: isPlaced(root) ? {} : undefined }));
};
