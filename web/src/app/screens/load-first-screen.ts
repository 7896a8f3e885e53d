import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the code of an address's screen, so that the first render shows that screen. */
export const loadFirstScreen = async (routes: RouteObject[], address: string): Promise<void> => {
  for (const { route } of matchRoutes(routes, address) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
};
