import { useState } from 'react';
import { dropDraft, formDraftAt, keepFormAt } from '../save/drafts.ts';
import type { Failure } from '../failure.ts';
import { useEntry } from './use-entry.ts';

/**
 * For `useForm`: keeps on the device what is entered, until it is sent.
 * @param version of the thing that is edited
 */
export const useFormDraft = <Form extends object>(place: string, version = 0) => {
  const [draft] = useState(() => formDraftAt<Form>(place));
  return { begun: draft?.entered, keep: keepFormAt<Form>(place, version) };
};

/** A form over something that others may change meanwhile, and its draft. */
export interface Edit<Thing> {
  /** As it was when the form was opened, or loaded again; null for a new one. */
  thing: Thing | null;
  /** As it stands by now. */
  current: Thing | null;
  /** The version that saving names: what others have changed since must not pass for what this form has seen. */
  version: number;
  /** Of its draft. */
  place: string;
  /** How saving went. */
  settle: (failure: Failure | null) => void;
  /** Begins again with what stands there by now. */
  loadAnew: () => void;
  /** Key of the form: another one for each beginning. */
  round: number;
}

/** @param now the thing as it stands there by now; null for a new one */
export const useEdit = <Thing extends { version: number }>(now: Thing | null, place: string): Edit<Thing> => {
  const [opened, setOpened] = useState({ thing: now, round: 0 });
  const [draftVersion] = useState(() => formDraftAt(place)?.version);
  const current = now ?? opened.thing;
  const entry = useEntry(current?.version ?? 0, true, draftVersion);
  return {
    ...opened,
    current,
    version: entry.version,
    place,
    settle: (failure) => failure && entry.settle(failure),
    loadAnew: () => {
      dropDraft(place);
      entry.clear();
      entry.enter(true);
      setOpened({ thing: current, round: opened.round + 1 });
    },
  };
};
