import { CHANGED_MEANWHILE } from './change-versioned.ts';
import { conflict, type AppError } from '../../contracts/errors/app-error.ts';
import { isDuplicateKey } from './duplicate-key.ts';

/** Names of the errors by which the driver refuses a command before it sends anything. */
const notSent = new Set(['MongoInvalidArgumentError', 'MongoMissingDependencyError', 'MongoParseError']);

/**
 * Codes by which a server refuses a command for good: BadValue, Unauthorized, TypeMismatch,
 * IllegalOperation, the fields' names (52, 56, 57), ImmutableField, DocumentValidationFailure, BSONObjectTooLarge and so on.
 */
const codes = new Set<unknown>([2, 9, 13, 14, 16, 18, 20, 28, 40, 52, 56, 57, 59, 66, 121, 10_334, 17_280]);

/** True when the database did not take a write and sending it again would change nothing of that. */
export const isRefusal = (error: Error & { code?: unknown }): boolean =>
  notSent.has(error.name) ||
  (error.name === 'MongoServerError' && (codes.has(error.code) || isDuplicateKey(error)));

/** The error for the caller of such a write, where another one has taken the same unique value. */
export const conflictOfRefusal = (error: Error): AppError | undefined =>
  isDuplicateKey(error) ? conflict(CHANGED_MEANWHILE) : undefined;
