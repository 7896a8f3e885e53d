import { useState } from 'react';
import { dropDraft, formDraftAt, isOutdated, keepForm } from '../save/drafts.ts';
import { newKey } from '../save/new-key.ts';

/** For `useForm`: keeps the entered values on this device until they are sent or discarded. */
export interface FormDraft {
  place: string;
  /** Of the request that creates an object: the same for each retry, until the draft is dropped. */
  key: string;
  /** The values that an earlier page load has left, and the version of their object. */
  restored: { entered: object; version: number } | null;
  /** Whether somebody has changed a stored value that the draft replaces. */
  isOutdated: (initial: object) => boolean;
  /** @param entered only what differs from the initial values */
  keep: (entered: object, initial: object, version?: number) => void;
  drop: () => void;
  /** For an object with versions: restarts its form with the latest state. */
  loadAnew?: () => void;
}

/** @param place its name on this device: another one for each edited object */
export const useFormDraft = (place: string): FormDraft => {
  const [restored, setRestored] = useState(() => formDraftAt(place));
  const [key, setKey] = useState(() => restored?.key ?? newKey());
  return {
    ...{ place, key, restored },
    isOutdated: (initial) => restored !== null && isOutdated(restored, initial),
    keep: (entered, initial, version = 0) => keepForm(place, entered, { initial, version, key }),
    drop: () => {
      dropDraft(place);
      setRestored(null);
      setKey(newKey());
    },
  };
};
