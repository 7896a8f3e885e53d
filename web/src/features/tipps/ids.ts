/** Names of a match's card and of its goal lists in the page, for jumps. */
export const matchAnchor = (matchId: number): string => `spiel-${matchId}`;
export const goalsId = (matchId: number, side: 1 | 2): string => `tore-${matchId}-${side}`;

/** Of the one line that says what a joker does. */
export const JOKER_HINT = 'joker-hinweis';
