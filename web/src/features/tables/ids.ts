/** Names of parts of the page, for jumps: /tabelle#gruppe-c. */
export const groupAnchor = (letter: string): string => `gruppe-${letter.toLowerCase()}`;
export const knockOutAnchor = 'ko-runde';
