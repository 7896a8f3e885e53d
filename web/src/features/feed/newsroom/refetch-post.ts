import type { ApolloClient } from '@apollo/client';
import { RefetchPostDocument } from './refetch-post.generated.ts';

/** Updates a post on all screens; a refetched feed has its first page only. After a failure the next response does. */
export const refetchPost = (client: ApolloClient, id: number): Promise<unknown> =>
  client
    .query({ query: RefetchPostDocument, variables: { id }, fetchPolicy: 'network-only' })
    .catch(() => undefined);
