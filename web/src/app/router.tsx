import { useState, type ReactNode } from 'react';
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  redirect,
  Outlet,
  Navigate,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { CrashState } from '../components/crash-state.tsx';
import { loadPart } from '../lib/connection/load-part.ts';
import { isFreshNavigation } from '../lib/page/fresh-navigation.ts';
import { landingPath } from '../lib/session/return-to.ts';
import { getSession, type Session } from '../lib/session/session.ts';
import { isPrerendered } from './render-app.ts';
import { loadFirstScreen } from './screens/load-first-screen.ts';
import { missingScreen } from './screens/missing-screen.tsx';
import { RootLayout } from './root-layout.tsx';
import type { Access, Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { ShellLayout } from './shell/shell-layout.tsx';
import { texts } from './texts.ts';
import { LazyLiveStrip } from './shell/lazy-live-strip.tsx';
import { ScreenSkeleton } from './screens/screen-skeleton.tsx';
import { Footer } from './shell/footer.tsx';
import { useKnownSuspension } from '../apollo/use-is-suspended.ts';

/**
 * Wraps operators' screens. Suspended operators are redirected to the start page, which tells the reason: the server
 * would refuse everything here. An operator who is suspended while a screen is open keeps it and its input until
 * leaving it.
 */
const OperatorsOnly = () => {
  const { pathname } = useLocation();
  const isSuspended = useKnownSuspension();
  const [visit, setVisit] = useState({ pathname, isSuspended });
  if (visit.pathname !== pathname || (visit.isSuspended === null && isSuspended !== null))
    setVisit({ pathname, isSuspended });
  return visit.isSuspended ? <Navigate to="/" replace /> : <Outlet />;
};

/** Layout for screens that fill the page and have their own header. */
const FooterLayout = () => (
  <>
    <main id="inhalt">
      <Outlet />
    </main>
    <Footer />
  </>
);

/** Shown while the first screen's code loads. It has the shape of the shell, so that nothing moves later. */
const BootScreen = () => (
  <>
    <div className="turf h-15" />
    {getSession().user && <LazyLiveStrip live={undefined} ranking={0} />}
    <div className="mx-auto w-full max-w-[1280px] px-4 pt-5 pb-8 md:pt-6 md:pl-64">
      <ScreenSkeleton />
    </div>
  </>
);

const allowed = (access: Access, user: Session['user']): boolean => {
  if (access === 'anonymous') return !user;
  if (access === 'player') return user !== null;
  return access === 'all' || user?.isAdmin === true;
};

type RedirectTo = (address: string) => string;
type Opening = () => string | undefined;

/** Visitors log in first and then return. Players without access go to the nearest screen that they may see. */
const redirectTo =
  (user: Session['user'], { forPlayers = '/' }: Screen): RedirectTo =>
  (address) =>
    user ? forPlayers : landingPath(address);

const redirectLoader =
  (redirectTo: RedirectTo) =>
  ({ request }: { request: Request }): Response => {
    const { pathname, search } = new URL(request.url);
    return redirect(redirectTo(pathname + search));
  };

/** How long to wait for a screen's code before an error is shown. */
const PATIENCE_MS = 15_000;

/** For screens without a layout: the page's main landmark. */
const inMain = (content: ReactNode): ReactNode => <main id="inhalt">{content}</main>;

/**
 * If a route's `lazy` fails, the router does not even render the route's errorElement. It cuts off everything below the
 * route with the hydrateFallbackElement. Therefore this never rejects.
 * @param opening the target of a pending navigation
 */
const loadScreen = async ({ load, layout, title }: Screen, opening: Opening): ReturnType<Screen['load']> => {
  try {
    return await loadPart(load, { patienceMs: PATIENCE_MS, href: opening });
  } catch {
    const Missing = missingScreen(title);
    return { Component: layout === 'none' ? () => inMain(<Missing />) : Missing };
  }
};

/** A screen that fails to render leaves the rest of the page intact. The router logs the error to the console. */
const toRoute = (screen: Screen, user: Session['user'], opening: Opening): RouteObject => {
  const { path, title, access, layout } = screen;
  const route = { path, errorElement: layout === 'none' ? inMain(<CrashState />) : <CrashState /> };
  if (allowed(access, user)) return { ...route, handle: { title }, lazy: () => loadScreen(screen, opening) };
  const on = redirectTo(user, screen);
  return { ...route, handle: { title, redirectTo: on }, loader: redirectLoader(on), element: null };
};

/** One screen per path: the first one the visitor may see. */
const firstPerPath = (screens: readonly Screen[], user: Session['user']): Screen[] => {
  const byPath = new Map<string, Screen>();
  for (const screen of screens) {
    const known = byPath.get(screen.path);
    if (!known || (!allowed(known.access, user) && allowed(screen.access, user)))
      byPath.set(screen.path, screen);
  }
  return [...byPath.values()];
};

const notFound: Screen = {
  path: '*',
  title: texts.notFoundTitle,
  access: 'all',
  load: () => import('./screens/not-found-screen.tsx'),
};

/** @param opening the target of a pending navigation */
export const createRoutes = (user: Session['user'], opening: Opening = () => undefined): RouteObject[] => {
  const chosen = firstPerPath(screens, user);
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

/** Redirects visitors and players from screens they may not see, before anything is rendered. */
const applyRedirect = (routes: RouteObject[]): void => {
  const handle = matchRoutes(routes, location)?.at(-1)?.route.handle as
    { redirectTo?: RedirectTo } | undefined;
  if (handle?.redirectTo)
    history.replaceState(null, '', handle.redirectTo(location.pathname + location.search));
};

/**
 * Whether the first screen has the right scroll offset already. In a prerendered page the browser has set it, and all
 * other fresh pages begin at the top.
 */
const isPlaced = (root: HTMLElement): boolean =>
  isPrerendered(root) || (isFreshNavigation() && !location.hash);

/**
 * Called once per page load, because logging in and out reloads the page.
 * @param root if it has content, the router is created only after the first screen's code has loaded
 */
export const createRouter = async ({ user }: Session, root: HTMLElement): Promise<Router> => {
  let router: Router | undefined;
  const opening: Opening = () => {
    const target = router?.state.navigation.location;
    return target && createPath(target);
  };
  const routes = createRoutes(user, opening);
  applyRedirect(routes);
  if (root.hasChildNodes()) await loadFirstScreen(routes, createPath(location));
  // With hydration data, the router does not scroll the first screen. The visitor may have scrolled it already, and may
  // be about to tap.
  return (router = createBrowserRouter(routes, { hydrationData: isPlaced(root) ? {} : undefined }));
};
