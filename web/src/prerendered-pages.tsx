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
 * What the app renders first at an address, before it has asked anything. Only the build calls it (scripts/prerender.ts).
 * @param ofAny with what any screen might be in the place of the one that is there
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
