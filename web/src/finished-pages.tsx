import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { createCache } from './apollo/cache.ts';
import { createClient } from './apollo/client.ts';
import { App } from './app/app.tsx';
import { loadFirst } from './app/load-first.ts';
import { createRoutes } from './app/router.tsx';
import { setSession, type Session } from './lib/session.ts';

/** What the app draws first at an address, before it has asked anything. Only the build calls it (scripts/prerender.ts). */
export const drawPage = async (address: string, session: Session): Promise<string> => {
  setSession(session);
  const routes = createRoutes(session.user);
  await loadFirst(routes, address);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return renderToString(<App client={createClient(createCache())} router={router} />);
};
