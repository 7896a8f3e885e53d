import { RemoteGraphQLDataSource } from '@apollo/gateway';
import { IDENTITY_HEADER, type identitySigner } from '@tippspiel/shared/contracts/auth/identity';
import { SESSION_HEADER } from '@tippspiel/shared/contracts/auth/session';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/platform/http/server';
import { CLIENT_AGENT_HEADER, CLIENT_IP_HEADER } from '@tippspiel/shared/platform/graph/subgraph';
import type { GraphContext } from './call.ts';

/** What comes with @apollo/gateway, made to send the same headers: only for `npm run bench` to compare with. */
export function createStockDataSource(
  url: string,
  sign: ReturnType<typeof identitySigner>,
): RemoteGraphQLDataSource<GraphContext> {
  return new RemoteGraphQLDataSource<GraphContext>({
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
  });
}
