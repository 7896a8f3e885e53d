import { outcomeUnknown, unavailable, type AppError } from '../../contracts/errors/app-error.ts';

/** Names of the errors that the driver throws when the database does not accept or answer a command. */
const names = new Set([
  'MongoWaitQueueTimeoutError',
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'MongoNotConnectedError',
]);

/** Codes of a server that stops, starts or fails over: HostUnreachable, HostNotFound, ShutdownInProgress and so on. */
const codes = new Set<unknown>([6, 7, 89, 91, 189, 9001, 10107, 11600, 11602, 13435, 13436]);

/**
 * FerretDB forwards the messages of PostgreSQL (classes 57P0x, 08 and 53300) and of the connection to it unchanged.
 * They all have the code of an unexpected error.
 */
const INTERNAL_ERROR = 1;
const words = [
  /^the database system is /,
  /^terminating connection /,
  /^sorry, too many clients already/,
  /^remaining connection slots are reserved/,
  /^too many connections for /,
  /(^|: )(failed to connect to |write failed: |unexpected EOF$|conn closed$)/,
  /^read (unix|tcp) .*: read: connection reset by peer$/,
];
/** Mongoose's message for a command that it buffered without a connection until a timeout. */
const BUFFERED = /buffering timed out/;

const RETRY_AFTER_SECONDS = 3;

/** True when the database is unreachable, restarts, or is too busy. */
function isOutage(error: Error & { code?: unknown }): boolean {
  const { name, code, message } = error;
  if (names.has(name)) return true;
  if (name === 'MongooseError') return BUFFERED.test(message);
  if (!name.startsWith('Mongo')) return false;
  return codes.has(code) || (code === INTERNAL_ERROR && words.some((word) => word.test(message)));
}

/**
 * The caller's error for an unavailable database: UNAVAILABLE for a read, UNKNOWN for a write.
 * @returns undefined for any other error
 */
export function outageOf(error: unknown, { ofWrite }: { ofWrite: boolean }): AppError | undefined {
  if (!(error instanceof Error) || !isOutage(error)) return undefined;
  return ofWrite ? outcomeUnknown() : unavailable(RETRY_AFTER_SECONDS);
}
