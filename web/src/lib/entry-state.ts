import type { Failure } from './failure.ts';

/** What is entered but not saved. */
export interface Entered<Value> {
  value: Value;
  /** The one that was seen when it was begun. */
  version: number;
  /** Refused for a newer version, which the screen shows in a moment at the latest. */
  isOvertaken?: boolean;
}

/** @param version the one that is shown: what goes on stays with the one it was begun at */
export const enter = <Value>(
  before: Entered<Value> | null,
  value: Value,
  version: number,
): Entered<Value> => ({ ...before, value, version: before?.version ?? version });

/** The screen shows a version: what was refused goes onto it, as its reader sees both by now. */
export const see = <Value>(before: Entered<Value> | null, version: number): Entered<Value> | null =>
  before?.isOvertaken && before.version !== version ? { value: before.value, version } : before;

/** Saving worked, or failed: what was refused stays entered. */
export const settle = <Value>(
  before: Entered<Value> | null,
  failure: Failure | null,
): Entered<Value> | null => {
  if (!failure) return null;
  return before && failure.code === 'CONFLICT' ? { ...before, isOvertaken: true } : before;
};
