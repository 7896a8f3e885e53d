let lastContact = 0;

/** When the server was last heard of, by its own clock; 0 for never. Offline, the page says since when it knows nothing new. */
export const getLastContact = (): number => lastContact;

export const setLastContact = (instant: number): void => {
  lastContact = instant;
};
