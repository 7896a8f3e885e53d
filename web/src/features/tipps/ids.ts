/** Ids of a match's card and of its goal lists, as link targets. */
export const matchAnchor = (matchId: number): string => `spiel-${matchId}`;
export const goalsId = (matchId: number, side: 1 | 2): string => `tore-${matchId}-${side}`;

/** Id of the line that explains the joker. */
export const JOKER_HINT = 'joker-hinweis';
