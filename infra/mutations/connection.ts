import { at, type Mutation } from './mutation.ts';

/** The player to whom a page's answers belong, and a page's view of its connection. */
export const connectionRules: Mutation[] = [
  ...at('web/src/lib/session/session-change.ts', 'unit web/src/apollo/other-viewer', {
    'an answer for another player is accepted': [
      'viewer === null || Number(viewer) === getViewer()',
      'viewer !== undefined',
    ],
  }),
  ...at('web/src/lib/session/session-change.ts', 'unit web/src/lib/session/session-change', {
    'a page trusts another page without asking the gateway': [
      'if (id !== getViewer()) void checkLogin();',
      'if (id !== getViewer()) leave(id);',
    ],
    'a page from the back/forward cache shows the player after its own logout': ["setCsrfToken('');", ''],
  }),
  ...at('web/src/lib/session/session.ts', 'unit web/src/apollo/other-viewer', {
    'a page leaves after its own login': [
      "session.csrfToken !== '' && session.csrfToken === current.csrfToken",
      "session.csrfToken === '' && session.csrfToken === current.csrfToken",
    ],
  }),
  ...at('gateway/src/pages/page-routes.ts', 'integration gateway/test/web', {
    'pages do not name their viewer': ['nameViewer(reply, visitor);', 'void nameViewer;'],
  }),
  ...at('gateway/src/http/visitor-hook.ts', 'integration gateway/test/web', {
    'pictures name their viewer': ['!request.url.startsWith(FOR_EVERYBODY)', 'request.url'],
  }),
  ...at('web/src/apollo/persisted-cache.ts', 'unit web/src/apollo/persisted-cache', {
    'stored data of one player stay on the device for the next': [
      'if (!isKnown) afterFirstPaint(() => void forgetOthers(userId, open).catch(() => undefined));',
      '',
    ],
    "operators' data are stored on the device": ['user && !user.isAdmin ? user.id : 0', 'user ? user.id : 0'],
    'the start waits for a storage that does not answer': [
      'Promise.race([reading.catch(() => null), late])',
      'reading.catch(() => null)',
    ],
  }),
  ...at('web/src/lib/session/device.ts', 'unit web/src/apollo/persisted-cache', {
    "a page of a former login overwrites the device's player": [
      '[0, id].includes(persistedPlayer())',
      'true',
    ],
  }),
  ...at('web/src/apollo/gateway-link.ts', 'unit web/src/apollo/gateway-link', {
    'any JSON counts as an answer': ['if (!isAnswer(answer)) throw refused();', ''],
    'a write is aborted when the server is reachable again': [
      'const end = isQuery(operation)',
      'const end = operation',
    ],
  }),
  ...at('web/src/apollo/select-persisted.ts', 'unit web/src/apollo/select-persisted', {
    'a long feed is stored completely': ['feed.items.slice(0, FIRST)', 'feed.items.slice(0)'],
  }),
  ...at('web/src/apollo/client.ts', 'unit web/src/apollo/retry-link', {
    'a lost write is repeated automatically': ['operation.operationType === OperationTypeNode.QUERY &&', ''],
    'queries are repeated without a network': ['(await connection.answers()) &&', ''],
  }),
  ...at('web/src/lib/connection/connection.ts', 'unit web/src/lib/connection/connection', {
    'a slow request does not cause a check of the connection': ['probeIn(SLOW_MS);', ''],
  }),
  ...at('web/src/apollo/gateway-link.ts', 'unit web/src/apollo/gateway-token', {
    'a save counts as refused although the login is unknown': [
      'if (isOwn === null) throw',
      'if (isOwn === undefined) throw',
    ],
  }),
];
