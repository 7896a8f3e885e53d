import { useState } from 'react';
import type { Failure } from '../failure.ts';
import { useEntry } from './use-entry.ts';
import { useFormDraft, type FormDraft } from './use-form-draft.ts';

/** A form on an object that others may change meanwhile, and its draft. */
export interface Edit<Thing> {
  /** The object when the form was opened or reloaded; null for a new one. */
  thing: Thing | null;
  /** The latest state of the object. */
  current: Thing | null;
  /** The version to send with the save, so that the server detects conflicts. */
  version: number;
  draft: FormDraft;
  /** Must be called with the result of the save. */
  settle: (failure: Failure | null) => void;
  /** Discards the draft, and restarts the form with the latest state. */
  loadAnew: () => void;
  /** React key of the form, new after each restart. */
  round: number;
}

/** @param now the latest state; null for a new object */
export const useEdit = <Thing extends { version: number }>(now: Thing | null, place: string): Edit<Thing> => {
  const [opened, setOpened] = useState({ thing: now, round: 0 });
  const draft = useFormDraft(place);
  const current = now ?? opened.thing;
  const entry = useEntry(current?.version ?? 0, true, draft.restored?.version);
  const loadAnew = (): void => {
    draft.drop();
    entry.clear();
    entry.enter(true);
    setOpened({ thing: current, round: opened.round + 1 });
  };
  return {
    ...opened,
    current,
    version: entry.version,
    draft: {
      ...draft,
      loadAnew,
      isOutdated: (initial) => opened.thing !== null && draft.isOutdated(initial),
      keep: (entered, initial) => draft.keep(entered, initial, entry.version),
    },
    settle: (failure) => failure && entry.settle(failure),
    loadAnew,
  };
};
