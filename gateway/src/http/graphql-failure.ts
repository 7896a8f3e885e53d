import type { Failure } from '@tippspiel/shared/platform/http/failure';

/** A failure as GraphQL tells it. */
export const asGraphqlBody = ({ message, code, field, retryAfterSeconds }: Failure) => ({
  errors: [{ message, extensions: { code, field, retryAfterSeconds } }],
});
