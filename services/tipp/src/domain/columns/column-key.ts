/**
 * What a frozen column holds: 'm7' the tipps of match 7, 'WA' the winner tipps of that mark. The same word is the key
 * inside a slip.
 */
export type ColumnKey = string;

export const matchKey = (matchId: number): ColumnKey => `m${matchId}`;
