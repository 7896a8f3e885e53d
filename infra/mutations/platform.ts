import type { Mutation } from './mutation.ts';

/** Calls between processes, and REST. */
// prettier-ignore -- a row each
export const platformRules: Mutation[] = [
  {
    what: 'any anti-forgery token is accepted',
    file: 'gateway/src/session/csrf.ts',
    from: 'isSameText(header, tokenFor(cookie))',
    to: 'header.length === tokenFor(cookie).length',
    tests: 'integration gateway/test',
  },
  {
    what: 'a write without an answer is repeated',
    file: 'services/shared/src/platform/http/http-client.ts',
    from: 'if (!request.isRead) return',
    to: 'if (!request.body) return',
    tests: 'integration services/shared/test/http-client',
  },
  {
    what: 'a read waits for a hanging process',
    file: 'services/shared/src/platform/http/http-client.ts',
    from: 'if (!request.isRead) return',
    to: "if (request.path !== '/never') return",
    tests: 'deep gateway/test/twins',
  },
  {
    what: 'places count as final although one is not visible yet',
    file: 'rest-compat/src/shape/winner-tipps.ts',
    from: 'tipps.every(isSettled)',
    to: 'tipps.some(isSettled)',
    tests: 'unit rest-compat/src/shape/winner-tipps',
  },
  {
    what: 'a process that ends refuses requests on open connections',
    file: 'services/shared/src/platform/http/server.ts',
    from: 'return503OnClosing: false,',
    to: 'return503OnClosing: true,',
    tests: 'integration services/shared/test/run-service',
  },
  {
    what: 'a process that ends closes idle connections at once',
    file: 'services/shared/src/platform/process/run-service.ts',
    from: "service.app.addHook('preClose', createDrain(service.app.server as Server, drain));",
    to: 'void createDrain;',
    tests: 'integration services/shared/test/run-service',
  },
];
