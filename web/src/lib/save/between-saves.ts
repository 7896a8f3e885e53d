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
 * Options of queries for values that the player is saving (own tipps). No fetch runs during a save, and a running one
 * is aborted by it. Otherwise an older answer could overwrite a newer save.
 */
export const betweenSaves = {
  mayFetch: (): boolean => ![...savers].some(({ isBusy }) => isBusy()),
  interrupts: saveChanged.add,
};
