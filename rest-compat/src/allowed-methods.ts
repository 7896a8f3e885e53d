import type { Call } from './openapi.ts';

/**
 * Returns a function that lists the described methods of a path below /api, for the header Allow. The list is empty for
 * an unknown path. If several descriptions match (`match/{id}`, `match/admin`), all of them count.
 */
export function createAllowedMethods(calls: Record<string, Call>): (path: string) => string[] {
  const described = Object.values(calls).map(({ method, url }) => ({
    method,
    pattern: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  }));
  return (path) => {
    const methods = described.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  };
}
