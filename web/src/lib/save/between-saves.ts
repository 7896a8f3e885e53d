import { createListeners } from '../listeners.ts';

interface Saves {
  isBusy: () => boolean;
  onSaveChange: (listener: () => void) => () => void;
}

const savers = new Set<Saves>();
const saveChanged = createListeners();

/** For as long as the page lives: what it saves is known to all that ask for the same things. */
export const registerSaver = (saver: Saves): void => {
  savers.add(saver);
  saver.onSaveChange(saveChanged.call);
};

/**
 * How a question is asked whose answer holds what the player is saving (own tipps): not while a save is under way, and given up
 * when one sets out or is stored. An older answer that came after a newer save would show the old tipp.
 */
export const betweenSaves = {
  mayFetch: (): boolean => ![...savers].some(({ isBusy }) => isBusy()),
  interrupts: saveChanged.add,
};
