import { useState } from 'react';
import { dropDraft, formDraftAt, keepForm } from '../save/drafts.ts';

/** For `useForm`: keeps the entered values on this device until they are sent or discarded. */
export interface FormDraft {
  place: string;
  /** The values that an earlier life of the form has left. */
  restored: object | undefined;
  /** Whether somebody has changed a stored value that the draft replaces. */
  isOutdated: (initial: object) => boolean;
  /** @param entered empty for nothing unsaved */
  keep: (entered: object, initial: object) => void;
  drop: () => void;
  /** Restarts the form with the latest state, if more than its values belong to it. */
  loadAnew?: (() => void) | undefined;
}

/** @param place its name on this device: another one for each edited object */
export const useFormDraft = (
  place: string,
  { version = 0, loadAnew }: { version?: number; loadAnew?: () => void } = {},
): FormDraft => {
  const [draft] = useState(() => formDraftAt(place));
  return {
    place,
    restored: draft?.entered,
    isOutdated: (initial) => {
      const stored = new Map(Object.entries(initial));
      return Object.entries(draft?.replaced ?? {}).some(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(stored.get(field)),
      );
    },
    keep: (entered, initial) => keepForm(place, entered, { initial, version }),
    drop: () => dropDraft(place),
    loadAnew,
  };
};
