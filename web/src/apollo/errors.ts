import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { Failure } from '../lib/failure.ts';
import type { SaveFailure } from '../lib/save/saver-rules.ts';

/** Codes the graph promises; anything else is a failure of ours and has no message for players. */
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
  otherViewer: 'Du bist hier inzwischen anders angemeldet. Bitte lade die Seite neu.',
};

/** The failure of what cannot be asked for now. */
export const offline: Failure = { message: failureTexts.offline, code: '', field: '' };

/** The gateway has answered to another player than this page's: nobody reads the answer, and no write of this page was done. */
export class OtherViewerError extends Error {
  override readonly name = 'OtherViewerError';
}

const OTHER_VIEWER = 'OTHER_VIEWER';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Refusal {
  message?: unknown;
  extensions?: Record<string, unknown>;
}

/** The first error of an answer, whatever its status; undefined when there was none to read, as from a proxy. */
const firstError = (error: CombinedGraphQLErrors | ServerError): Refusal | undefined => {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  try {
    return (JSON.parse(error.bodyText) as { errors?: Refusal[] } | null)?.errors?.[0];
  } catch {
    return undefined;
  }
};

/** The message for the player about anything that a query or mutation throws. */
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
  // fetch fails with a TypeError when it does not reach the server, our timeout with a DOMException.
  const unreachable = error instanceof TypeError || error instanceof DOMException;
  return unreachable ? offline : { message: failureTexts.generic, code: '', field: '' };
};

/** Nobody has refused it: asking again may help, and a write may have been done all the same. */
export const isUncertain = ({ code }: Failure): boolean => ['', 'UNKNOWN', 'UNAVAILABLE'].includes(code);

/** Asking again soon may help. */
export const isTransient = (failure: Failure): boolean =>
  isUncertain(failure) || failure.code === 'RATE_LIMITED' || failure.code === OTHER_VIEWER;

/** The same for a save that a saver looks after. */
export const toSaveFailure = (error: unknown): SaveFailure => {
  const failure = toFailure(error);
  return { ...failure, isUncertain: isUncertain(failure) };
};
