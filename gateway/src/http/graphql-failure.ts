import type { Failure } from '@tippspiel/shared/platform/http/failure';

export const asGraphqlBody = ({ message, code, field, retryAfterSeconds }: Failure) => ({
  errors: [{ message, extensions: { code, field, retryAfterSeconds } }],
});
