import { RemoteGraphQLDataSource } from '@apollo/gateway';
import { IDENTITY_HEADER } from '@tippspiel/shared/contracts/auth/identity';
import { SESSION_HEADER } from '@tippspiel/shared/contracts/auth/session';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/platform/http/server';
import { CLIENT_AGENT_HEADER, CLIENT_IP_HEADER } from '@tippspiel/shared/platform/graph/subgraph';
import type { PlainGraph } from '../src/graph/build-graph.ts';
import type { GraphContext } from '../src/graph/call.ts';

/** The graph with @apollo/gateway's own data source, for comparisons. It sends the same headers. */
export const stockGraph: PlainGraph = {
  /** Replaces read models by joins: names and pictures come from user, except where a field requires them. */
  supergraph(sdl) {
    const joined = sdl
      .replaceAll(/, provides: "[^"]*"/g, '')
      .replaceAll(/ @join__field\(graph: \w+, external: true\)(?=.*graph: USER\))/g, '');
    if (joined === sdl || /provides: "|external: true.*graph: USER\)/.test(joined))
      throw new Error('the supergraph is written in another way: comparisons would compare nothing');
    return joined;
  },
  dataSource: (url, sign) =>
    new RemoteGraphQLDataSource<GraphContext>({
      url,
      async willSendRequest({ request, context }) {
        const { call } = context as GraphContext;
        request.http?.headers.set(IDENTITY_HEADER, await sign(call.identity));
        request.http?.headers.set(REQUEST_ID_HEADER, call.requestId);
        request.http?.headers.set(CLIENT_IP_HEADER, call.clientIp);
        if (!call.identity && call.clientAgent)
          request.http?.headers.set(CLIENT_AGENT_HEADER, call.clientAgent);
      },
      async didReceiveResponse({ response, context }) {
        const token = response.http?.headers.get(SESSION_HEADER);
        if (typeof token === 'string') {
          context.call.newSession = token;
          context.call.identity = token === '' ? null : await context.call.identify(token);
        }
        return response;
      },
    }),
};
