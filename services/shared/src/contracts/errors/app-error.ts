/** The failures that callers may see: the only list of codes for GraphQL's `extensions.code` and HTTP. */
export const httpStatusByCode = {
  /** A field is wrong; `extensions.field` names it. */
  BAD_USER_INPUT: 400,
  /** The match, mark or question no longer accepts entries. */
  LOCKED: 400,
  /** The page belongs to an old version of the app, whose operations no longer exist. A reload fixes that. */
  OLD_PAGE: 400,
  /** Nobody is logged in. */
  UNAUTHENTICATED: 401,
  /** The right is missing, or the account is suspended. */
  FORBIDDEN: 403,
  /** The page's anti-forgery token does not match the visitor's session. A reload fixes that. */
  OUTDATED: 403,
  /** It does not exist, or not for this viewer. */
  NOT_FOUND: 404,
  /** A different version is stored, or the value is taken. */
  CONFLICT: 409,
  /** The body or file is too large. */
  PAYLOAD_TOO_LARGE: 413,
  /** The body has an unknown format. */
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** There were too many attempts; `extensions.retryAfterSeconds` says when to try again. */
  RATE_LIMITED: 429,
  /** Nothing was done; the request may be sent again. */
  UNAVAILABLE: 503,
  /** The outcome of a write is unknown. It may take effect later, and may be sent again without harm. */
  UNKNOWN: 503,
} as const;

export type ErrorCode = keyof typeof httpStatusByCode;

/** Shown wherever the real reason does not concern the player (specification, chapter 8). */
export const GENERIC_MESSAGE = 'Hoppla, das hat jetzt nicht funktioniert!';

type Details = { field?: string; retryAfterSeconds?: number };

/** Shown where a write may or may not have been stored. The caller checks again before it reports either. */
export const UNKNOWN_MESSAGE =
  'Wir wissen gerade nicht, ob das gespeichert wurde. Bitte versuche es gleich noch einmal.';

const TOO_MANY_MESSAGE = 'Zu viele Versuche. Bitte warte einen Moment und versuche es dann erneut.';

/** An expected failure: a code for machines, a German message for players, the field it concerns. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export const badInput = (message: string, field?: string): AppError =>
  new AppError('BAD_USER_INPUT', message, { field });
export const unauthenticated = (message = 'Bitte melde Dich an.'): AppError =>
  new AppError('UNAUTHENTICATED', message);
export const forbidden = (message = 'Das darfst Du leider nicht.'): AppError =>
  new AppError('FORBIDDEN', message);
export const notFound = (message: string, field?: string): AppError =>
  new AppError('NOT_FOUND', message, { field });
export const conflict = (message: string, field?: string): AppError =>
  new AppError('CONFLICT', message, { field });
export const locked = (message: string): AppError => new AppError('LOCKED', message);
export const outcomeUnknown = (): AppError => new AppError('UNKNOWN', UNKNOWN_MESSAGE);
/** Nothing was done, and the request may be sent again. */
export const unavailable = (retryAfterSeconds?: number, message = GENERIC_MESSAGE): AppError =>
  new AppError('UNAVAILABLE', message, { retryAfterSeconds });
export const rateLimited = (retryAfterSeconds: number, message = TOO_MANY_MESSAGE): AppError =>
  new AppError('RATE_LIMITED', message, { retryAfterSeconds });
