import { useCallback, useState, useEffect } from 'react';
import type { Failure } from '../failure.ts';
import { useForm, type FormStatus } from './use-form.ts';

/** The sections of a screen that are each saved by themselves. */
export interface SectionSaves {
  /** Which was saved last: it alone shows how that went (specification, chapter 2). */
  last: string;
  begin: (section: string) => void;
  /** The sections with unsaved entries. */
  unsaved: readonly string[];
  note: (section: string, isUnsaved: boolean) => void;
}

export const useSectionSaves = (): SectionSaves => {
  const [last, begin] = useState('');
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const note = useCallback((section: string, isUnsaved: boolean): void => {
    setUnsaved((before) => {
      if (before.includes(section) === isUnsaved) return before;
      return isUnsaved ? [...before, section] : before.filter((each) => each !== section);
    });
  }, []);
  return { last, begin, unsaved, note };
};

type Options<Form> = Omit<Parameters<typeof useForm<Form & object>>[0], 'then' | 'send'> & {
  /** @param changed the fields that differ from what stood there, for sections whose other fields somebody else may save meanwhile */
  send: (entered: Form, changed: Partial<Form>) => Promise<Failure | null>;
  /** Names it among the sections of its screen. */
  name: string;
  saves: SectionSaves;
};

/** How saving went, as long as it is the section that was saved last. */
export interface SectionOutcome {
  status: FormStatus;
  /** Why it failed, in German; missing where the field says so. */
  message?: string;
}

/** A form that is saved by itself among others on one screen, and stays afterwards. */
export const useSection = <Form extends object>({ name, saves, send, ...options }: Options<Form>) => {
  const { last, begin, note } = saves;
  const form = useForm<Form>({
    ...options,
    send: (entered) => {
      begin(name);
      const changed = Object.entries(entered).filter(
        ([field, value]) => value !== options.initial[field as keyof Form],
      );
      return send(entered, Object.fromEntries(changed) as Partial<Form>);
    },
    then: 'clear',
  });
  const { element, failure, isUnsaved } = form;
  useEffect(() => note(name, isUnsaved), [note, name, isUnsaved]);
  const outcome: SectionOutcome =
    last === name ? { status: element.status, message: failure?.message } : { status: 'idle' };
  return { ...form, outcome };
};
