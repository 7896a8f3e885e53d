import { nameOf, parseRow, readRow, writeRow, type Row } from '../../lib/save/draft-rows.ts';

export interface Told {
  matches: readonly number[];
  /** The player's place at the last visit; 0 for none. */
  place: number;
}

/** Kept as a draft is: it goes with the account, and when nobody has come back for long. */
const PLACE = 'feast';

export const readTold = (): Told => {
  try {
    const { matches, place } = JSON.parse(parseRow(readRow(nameOf(PLACE)))?.text ?? '') as Told;
    return { matches, place };
  } catch {
    return { matches: [], place: 0 };
  }
};

/** @param text `Told` as JSON */
export const keepTold = (text: string): void => {
  const row: Row = { text, sent: '', key: '', at: Date.now() };
  writeRow(nameOf(PLACE), JSON.stringify(row));
};
