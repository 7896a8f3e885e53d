import { useState } from 'react';
import type { Failure } from '../failure.ts';
import { useUnsaved } from '../save/unsaved.ts';

/** An unsaved entry. */
export interface Entered<Value> {
  value: Value;
  /** The version on the screen when the entry began. */
  version: number;
  /** In conflict with a newer version, which the screen will show soon. */
  isConflict?: boolean;
}

/** @param version the one on the screen; an entry keeps the version at which it began */
export const enter = <Value>(
  before: Entered<Value> | null,
  value: Value,
  version: number,
): Entered<Value> => ({ ...before, value, version: before?.version ?? version });

/** Rebases an entry in conflict onto the version on the screen, because the player now sees both. */
export const rebase = <Value>(before: Entered<Value> | null, version: number): Entered<Value> | null =>
  before?.isConflict && before.version !== version ? { value: before.value, version } : before;

/** The result of a save: a refused entry stays. */
export const settle = <Value>(
  before: Entered<Value> | null,
  failure: Failure | null,
): Entered<Value> | null => {
  if (!failure) return null;
  return before && failure.code === 'CONFLICT' ? { ...before, isConflict: true } : before;
};

interface Entry<Value> {
  /** Null while nothing is entered: the screen shows the server's value. */
  value: Value | null;
  /** The version to send with the save: that on the screen when the entry began. */
  version: number;
  enter: (value: Value) => void;
  clear: () => void;
  /**
   * Must be called with the result of the save. A refused entry stays; after a conflict it is rebased onto the newer
   * version.
   */
  settle: (failure: Failure | null) => void;
}

/**
 * An unsaved entry for an object that others may change meanwhile.
 * @param version the one on the screen
 * @param begun the initial entry
 * @param begunAt the version at which it began
 */
export const useEntry = <Value>(version: number, begun?: Value, begunAt = version): Entry<Value> => {
  const [entered, setEntered] = useState<Entered<Value> | null>(
    begun === undefined ? null : { value: begun, version: begunAt },
  );
  const seen = rebase(entered, version);
  if (seen !== entered) setEntered(seen);
  useUnsaved(begun === undefined && seen !== null, 'entry', { asks: true });
  return {
    value: entered?.value ?? null,
    version: entered?.version ?? version,
    enter: (value) => setEntered((before) => enter(before, value, version)),
    clear: () => setEntered(null),
    settle: (failure) => setEntered((before) => settle(before, failure)),
  };
};
