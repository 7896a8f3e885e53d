/** Names of parts of the page, for jumps. */
export const knockOutAnchor = 'ko-runde';
export const thirdsAnchor = 'gruppendritte';
