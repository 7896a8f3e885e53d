/**
 * The content of a frozen column: 'm7' the tipps of match 7, 'WA' the winner tipps of that mark, 'B7' the answers to bonus
 * question 7. Of matches and marks the same word is the key inside a slip.
 */
export type ColumnKey = string;

export const matchKey = (matchId: number): ColumnKey => `m${matchId}`;
/** Whether the column holds tipps of two bytes, and not choices of one. */
export const isMatchKey = (key: ColumnKey): boolean => key.startsWith('m');
export const bonusKey = (questionId: number): ColumnKey => `B${questionId}`;
