export const knockOutAnchor = 'ko-runde';
export const thirdsAnchor = 'gruppendritte';
