import { useEffect, useRef, useState } from 'react';
import type { Failure } from './failure.ts';

interface Entry<Value> {
  /** Null as long as nothing is entered: then the screen shows what the server has. */
  value: Value | null;
  /** The version that saving names: the one that was seen when the entry was begun. */
  version: number;
  enter: (value: Value) => void;
  clear: () => void;
  /** How saving went. What was refused stays entered; after a conflict it goes onto what the screen shows beside it by now. */
  settle: (failure: Failure | null) => void;
}

/** What is entered but not saved, of something that others may change meanwhile. */
export const useEntry = <Value>(version: number): Entry<Value> => {
  const [entered, setEntered] = useState<{ value: Value; version: number } | null>(null);
  const shown = useRef(version);
  useEffect(() => void (shown.current = version), [version]);
  return {
    value: entered?.value ?? null,
    version: entered?.version ?? version,
    enter: (value) => setEntered((before) => ({ value, version: before?.version ?? version })),
    clear: () => setEntered(null),
    settle: (failure) => {
      if (!failure) setEntered(null);
      else if (failure.code === 'CONFLICT')
        setEntered((before) => before && { ...before, version: shown.current });
    },
  };
};
