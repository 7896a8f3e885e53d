import { at, type Mutation } from './mutation.ts';

/** Calls between processes, and REST. */
export const platformRules: Mutation[] = [
  ...at('gateway/src/session/csrf.ts', 'integration gateway/test', {
    'any anti-forgery token is accepted': [
      'isSameText(header, tokenFor(cookie))',
      'header.length === tokenFor(cookie).length',
    ],
  }),
  ...at('services/shared/src/platform/http/http-client.ts', 'integration services/shared/test/http-client', {
    'a write without an answer is repeated': ['if (!request.isRead) return', 'if (!request.body) return'],
  }),
  ...at('services/shared/src/platform/http/http-client.ts', 'deep gateway/test/twins', {
    'a read waits for a hanging process': [
      'if (!request.isRead) return',
      "if (request.path !== '/never') return",
    ],
  }),
  ...at('rest-compat/src/shape/winner-tipps.ts', 'unit rest-compat/src/shape/winner-tipps', {
    'places count as final although one is not visible yet': [
      'tipps.every(isSettled)',
      'tipps.some(isSettled)',
    ],
  }),
  ...at('services/shared/src/platform/http/server.ts', 'integration services/shared/test/run-service', {
    'a process that ends refuses requests on open connections': [
      'return503OnClosing: false,',
      'return503OnClosing: true,',
    ],
  }),
  ...at(
    'services/shared/src/platform/process/run-service.ts',
    'integration services/shared/test/run-service',
    {
      'a process that ends closes idle connections at once': [
        "service.app.addHook('preClose', createDrain(service.app.server as Server, drain));",
        'void createDrain;',
      ],
    },
  ),
];
