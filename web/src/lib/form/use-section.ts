import { useCallback, useState, useEffect } from 'react';
import type { Failure } from '../failure.ts';
import { useForm, type FormStatus } from './use-form.ts';

/** The sections of a screen, each of which is saved separately. */
export interface SectionSaves {
  /** The section that was saved last; only this one shows the result (specification, chapter 2). */
  last: string;
  begin: (section: string) => void;
  /** The sections with unsaved values. */
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
  /** @param changed only the changed fields, for sections whose other fields somebody else may save meanwhile */
  send: (entered: Form, changed: Partial<Form>) => Promise<Failure | null>;
  /** Name of the section, unique on its screen. */
  name: string;
  saves: SectionSaves;
};

/** The result of the save, while this section was saved last. */
export interface SectionOutcome {
  status: FormStatus;
  /** The failure in German; missing where the field shows it. */
  message?: string;
}

/** A form that is one of several on a screen, saved separately, and stays after the save. */
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
