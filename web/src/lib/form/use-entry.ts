import { useState } from 'react';
import type { Failure } from '../failure.ts';
import { useUnsaved } from '../save/unsaved.ts';

/** An unsaved entry. */
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

interface Entry<Value> {
  /** Null as long as nothing is entered: then the screen shows what the server has. */
  value: Value | null;
  /** The version that saving names: the one that was seen when the entry was begun. */
  version: number;
  enter: (value: Value) => void;
  clear: () => void;
  /** Notes how saving went. A refused entry stays; after a conflict it goes onto the version that the screen shows beside it by now. */
  settle: (failure: Failure | null) => void;
}

/**
 * An unsaved entry of something that others may change meanwhile.
 * @param version the one that is shown
 * @param begun the entry to start with
 * @param begunAt the version that it was begun at
 */
export const useEntry = <Value>(version: number, begun?: Value, begunAt = version): Entry<Value> => {
  const [entered, setEntered] = useState<Entered<Value> | null>(
    begun === undefined ? null : { value: begun, version: begunAt },
  );
  const seen = see(entered, version);
  if (seen !== entered) setEntered(seen);
  useUnsaved(begun === undefined && seen !== null, 'entry');
  return {
    value: entered?.value ?? null,
    version: entered?.version ?? version,
    enter: (value) => setEntered((before) => enter(before, value, version)),
    clear: () => setEntered(null),
    settle: (failure) => setEntered((before) => settle(before, failure)),
  };
};
