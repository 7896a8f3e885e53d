import type { Call } from './openapi.ts';

/**
 * Which methods a path below /api is described with, for the header Allow; none for a path that is not described. A path
 * may fit several descriptions (`match/{id}`, `match/admin`): all of them count.
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
