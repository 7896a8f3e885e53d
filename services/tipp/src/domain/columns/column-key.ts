/**
 * Names a frozen column: 'm7' for the tipps of match 7, 'WA' for the winner tipps of that mark, 'B7' for the answers to
 * bonus question 7. Slips use the same keys for matches and marks.
 */
export type ColumnKey = string;

export const matchKey = (matchId: number): ColumnKey => `m${matchId}`;
/** Whether the column holds tipps (two bytes per player) rather than choices (one byte). */
export const isMatchKey = (key: ColumnKey): boolean => key.startsWith('m');
export const bonusKey = (questionId: number): ColumnKey => `B${questionId}`;
