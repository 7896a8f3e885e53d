import { useEffect, useSyncExternalStore } from 'react';
import { anyUnsaved, holdUnsaved, onUnsaved } from './unsaved.ts';

/**
 * Whether a part of the screen holds something that would be lost with the page.
 * @param asks as `holdUnsaved` has it
 */
export const useUnsaved = (isUnsaved: boolean, what: string, { asks = false } = {}): void =>
  useEffect(() => (isUnsaved ? holdUnsaved(what, { asks }) : undefined), [isUnsaved, what, asks]);

const isEntered = (): boolean => anyUnsaved('entry');

/** Whether anything is entered in place (`useEntry`) and not saved. */
export const useIsEntered = (): boolean => useSyncExternalStore(onUnsaved, isEntered, isEntered);
