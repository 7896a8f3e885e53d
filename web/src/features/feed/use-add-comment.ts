import { useMutation } from '@apollo/client/react';
import { toFailure, type Failure } from '../../apollo/errors.ts';
import { AddCommentDocument } from './comments.generated.ts';

/** Comments on a post; its count and last five follow from the answer. The text stays in its form until then. */
export const useAddComment = (postId: number): ((text: string) => Promise<Failure | null>) => {
  const [add] = useMutation(AddCommentDocument);
  return (text) => add({ variables: { input: { postId, text } } }).then(() => null, toFailure);
};
