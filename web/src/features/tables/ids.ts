/** Name of a part of the page, for jumps. */
export const knockOutAnchor = 'ko-runde';
