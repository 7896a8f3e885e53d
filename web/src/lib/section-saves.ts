import { useCallback, useState } from 'react';

/** The sections of a screen that are each saved by themselves. */
export interface SectionSaves {
  /** Which was saved last: it alone shows how that went (specification, chapter 2). */
  last: string;
  begin: (section: string) => void;
  /** Where something is entered that is not saved. */
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
