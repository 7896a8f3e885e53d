import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { createCache } from './apollo/cache.ts';
import { createClient } from './apollo/client.ts';
import { App } from './app/app.tsx';
import { loadFirstScreen } from './app/screens/load-first-screen.ts';
import { createRoutes } from './app/router.tsx';
import { ScreenSkeleton } from './app/screens/screen-skeleton.tsx';
import { setSession, type Session } from './lib/session/session.ts';

/**
 * Renders an address before any query is answered. Only the build calls it (scripts/prerender.ts).
 * @param ofAny whether to render a placeholder for any screen instead of the screen itself
 */
export const renderPage = async (address: string, session: Session, ofAny = false): Promise<string> => {
  setSession(session);
  const routes = createRoutes(session.user);
  const leaf = matchRoutes(routes, address)?.at(-1)?.route;
  if (ofAny && leaf) Object.assign(leaf, { element: <ScreenSkeleton />, lazy: undefined });
  await loadFirstScreen(routes, address);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return renderToString(<App client={createClient(createCache())} router={router} />);
};
