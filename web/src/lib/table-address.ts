/** Name of a group's part of /tabelle, for jumps: 'gruppe-c'. */
export const groupAnchor = (letter: string): string => `gruppe-${letter.toLowerCase()}`;

/** Where a group's table and matches stand. */
export const groupAddress = (letter: string): string => `/tabelle#${groupAnchor(letter)}`;
