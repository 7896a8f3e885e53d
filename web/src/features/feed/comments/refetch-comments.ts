import type { ApolloClient } from '@apollo/client';
import { CommentsLeftDocument } from './comments.generated.ts';

/** Updates a post's count and last five comments. After a failure the next response does. */
export const refetchComments = (client: ApolloClient, postId: number): void =>
  void client
    .query({ query: CommentsLeftDocument, variables: { postId }, fetchPolicy: 'network-only' })
    .catch(() => undefined);
