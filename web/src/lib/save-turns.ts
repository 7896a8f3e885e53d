import { createListeners } from './listeners.ts';

interface Saves {
  isBusy: () => boolean;
  onTurn: (listener: () => void) => () => void;
}

const savers = new Set<Saves>();
const turned = createListeners();

/** For as long as the page lives: what it saves is known to all that ask for the same things. */
export const joinTurns = (saver: Saves): void => {
  savers.add(saver);
  saver.onTurn(turned.call);
};

/**
 * How a question is asked whose answer holds what the player is saving (own tipps): not while a save is under way, and given up
 * when one sets out or is stored. An older answer that came after a newer save would show the old tipp.
 */
export const betweenSaves = {
  mayAsk: (): boolean => ![...savers].some(({ isBusy }) => isBusy()),
  interrupts: turned.add,
};
