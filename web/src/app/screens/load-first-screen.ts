import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the code of the screen that an address leads to, so that the first thing to be rendered is that screen itself. */
export const loadFirstScreen = async (routes: RouteObject[], address: string): Promise<void> => {
  for (const { route } of matchRoutes(routes, address) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
};
