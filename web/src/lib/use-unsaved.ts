import { useEffect } from 'react';
import { holdUnsaved } from './unsaved.ts';

/** Whether a part of the screen holds something that would be lost with the page. */
export const useUnsaved = (isUnsaved: boolean, what: string): void =>
  useEffect(() => (isUnsaved ? holdUnsaved(what) : undefined), [isUnsaved, what]);
