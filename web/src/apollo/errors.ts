import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Codes the graph promises; anything else is a failure of ours and has no message for players. */
const expected = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'LOCKED',
  'RATE_LIMITED',
]);

export const failureTexts = {
  generic: 'Hoppla, das hat jetzt nicht funktioniert!',
  offline: 'Gerade keine Verbindung. Probier es gleich nochmal.',
};

export interface Failure {
  /** For players, in German. */
  message: string;
  /** `extensions.code`, empty when the server was not reached or failed. */
  code: string;
  /** The input's field it concerns, empty for none. */
  field: string;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What to tell the player about anything a query or mutation throws. */
export const toFailure = (error: unknown): Failure => {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code = asText(first?.extensions?.code);
    if (first && expected.has(code))
      return { message: first.message, code, field: asText(first.extensions?.field) };
    return { message: failureTexts.generic, code: '', field: '' };
  }
  // fetch fails with a TypeError when it does not reach the server, our timeout with a DOMException.
  const unreachable = error instanceof TypeError || error instanceof DOMException;
  return { message: unreachable ? failureTexts.offline : failureTexts.generic, code: '', field: '' };
};
