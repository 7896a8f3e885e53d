import type { Mutation } from './mutation.ts';

/** Whose answers a page shows and keeps, and how it judges its connection. */
// prettier-ignore -- a row each
export const connectionRules: Mutation[] = [
  {
    what: 'an answer for another player is read',
    file: 'web/src/lib/session-change.ts',
    from: 'viewer === null || Number(viewer) === getViewer()',
    to: 'viewer !== undefined',
    tests: 'unit web/src/apollo/other-viewer',
  },
  {
    what: 'a page believes another page, and not the gateway',
    file: 'web/src/lib/session-change.ts',
    from: 'if (id !== getViewer()) void checkLogin();',
    to: 'if (id !== getViewer()) leave(id);',
    tests: 'unit web/src/lib/session-change',
  },
  {
    what: 'a page leaves because of a login that it has begun itself',
    file: 'web/src/lib/session.ts',
    from: "session.csrfToken !== '' && session.csrfToken === current.csrfToken",
    to: "session.csrfToken === '' && session.csrfToken === current.csrfToken",
    tests: 'unit web/src/apollo/other-viewer',
  },
  {
    what: 'pages do not say whose they are',
    file: 'gateway/src/http/web.ts',
    from: 'nameViewer(reply, visitor);',
    to: 'void nameViewer;',
    tests: 'integration gateway/test/web',
  },
  {
    what: 'pictures name who has asked for them',
    file: 'gateway/src/http/visitor-hook.ts',
    from: '!request.url.startsWith(FOR_EVERYBODY)',
    to: 'request.url',
    tests: 'integration gateway/test/web',
  },
  {
    what: 'what is known of one player is left for the next',
    file: 'web/src/apollo/kept.ts',
    from: 'else if (before && before !== userId) void forget(before);',
    to: '',
    tests: 'unit web/src/apollo/kept',
  },
  {
    what: 'what operators see is kept',
    file: 'web/src/apollo/kept.ts',
    from: 'user && !user.isAdmin ? user.id : 0',
    to: 'user ? user.id : 0',
    tests: 'unit web/src/apollo/kept',
  },
  {
    what: 'what is known waits for a storage that does not answer',
    file: 'web/src/apollo/kept.ts',
    from: "Promise.race([open().then((store) => store.get('known', [userId])), late])",
    to: "open().then((store) => store.get('known', [userId]))",
    tests: 'unit web/src/apollo/kept',
  },
  {
    what: 'of a long feed all is kept',
    file: 'web/src/apollo/worth-keeping.ts',
    from: 'feed.items.slice(0, FIRST)',
    to: 'feed.items.slice(0)',
    tests: 'unit web/src/apollo/worth-keeping',
  },
  {
    what: 'a write that got lost is sent again unasked',
    file: 'web/src/apollo/retry-link.ts',
    from: 'operation.operationType === OperationTypeNode.QUERY &&',
    to: '',
    tests: 'unit web/src/apollo/retry-link',
  },
  {
    what: 'questions are sent again into a dead network',
    file: 'web/src/apollo/retry-link.ts',
    from: '(await connection.answers()) &&',
    to: '',
    tests: 'unit web/src/apollo/retry-link',
  },
  {
    what: 'a network that swallows everything is not looked after',
    file: 'web/src/lib/connection.ts',
    from: 'lookIn(SLOW_MS);',
    to: '',
    tests: 'unit web/src/lib/connection',
  },
  {
    what: 'a write is given up when the server is found again',
    file: 'web/src/apollo/gateway-link.ts',
    from: 'const end = isQuestion(operation)',
    to: 'const end = operation',
    tests: 'unit web/src/apollo/gateway-link',
  },
];
