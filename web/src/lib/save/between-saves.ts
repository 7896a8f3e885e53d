import { createListeners } from '../listeners.ts';

interface Saves {
  isBusy: () => boolean;
  onSaveChange: (listener: () => void) => () => void;
}

const savers = new Set<Saves>();
const saveChanged = createListeners();

/** Registers a saver for the lifetime of the page. */
export const registerSaver = (saver: Saves): void => {
  savers.add(saver);
  saver.onSaveChange(saveChanged.call);
};

/**
 * Options of queries for values that the player is saving (own tipps). Polls wait while a save runs. Each save that is
 * sent or answered aborts a running fetch: an older answer could overwrite a newer save.
 */
export const betweenSaves = {
  mayFetch: (): boolean => ![...savers].some(({ isBusy }) => isBusy()),
  interrupts: saveChanged.add,
};
