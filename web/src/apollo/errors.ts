import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { Failure } from '../lib/failure.ts';
import type { SaveFailure } from '../lib/save/save-types.ts';

/** Codes of the GraphQL API; other errors are internal and have no message for players. */
const expected = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'OUTDATED',
  'OLD_PAGE',
  'NOT_FOUND',
  'CONFLICT',
  'LOCKED',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'UNKNOWN',
]);

export const failureTexts = {
  generic: 'Hoppla, das hat jetzt nicht funktioniert!',
  offline: 'Gerade keine Verbindung. Probier es gleich nochmal.',
  otherViewer: 'Deine Anmeldung hat sich inzwischen geändert. Bitte lade die Seite neu.',
};

/** The failure while the server cannot be reached. */
export const offline: Failure = { message: failureTexts.offline, code: '', field: '' };

/** The gateway answered for another player than this page's. The answer is discarded, and no write was done. */
export class OtherViewerError extends Error {
  override readonly name = 'OtherViewerError';
}

const OTHER_VIEWER = 'OTHER_VIEWER';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Refusal {
  message?: unknown;
  extensions?: Record<string, unknown>;
}

/** The first error of an answer, whatever its status; undefined if there is none, for example from a proxy. */
const firstError = (error: CombinedGraphQLErrors | ServerError): Refusal | undefined => {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  try {
    return (JSON.parse(error.bodyText) as { errors?: Refusal[] } | null)?.errors?.[0];
  } catch {
    return undefined;
  }
};

/** The player's message for anything that an operation throws. */
export const toFailure = (error: unknown): Failure => {
  if (CombinedGraphQLErrors.is(error) || ServerError.is(error)) {
    const { message, extensions } = firstError(error) ?? {};
    const code = asText(extensions?.['code']);
    if (asText(message) && expected.has(code))
      return { message: asText(message), code, field: asText(extensions?.['field']) };
    return { message: failureTexts.generic, code: '', field: '' };
  }
  if (error instanceof OtherViewerError)
    return { message: failureTexts.otherViewer, code: OTHER_VIEWER, field: '' };
  // fetch throws a TypeError when the server is unreachable, and our timeout throws a DOMException.
  const unreachable = error instanceof TypeError || error instanceof DOMException;
  return unreachable ? offline : { message: failureTexts.generic, code: '', field: '' };
};

/** The server did not refuse: a retry may help, and a write may have been done. */
export const isUncertain = ({ code }: Failure): boolean => ['', 'UNKNOWN', 'UNAVAILABLE'].includes(code);

/** A retry may help soon. */
export const isTransient = (failure: Failure): boolean =>
  isUncertain(failure) || failure.code === 'RATE_LIMITED' || failure.code === OTHER_VIEWER;

/** The same for a save of a saver. */
export const toSaveFailure = (error: unknown): SaveFailure => {
  const failure = toFailure(error);
  return { ...failure, isUncertain: isUncertain(failure) };
};
