/**
 * The frozen choices of all players where one of a few things can be chosen (a winner tipp): one byte per player number
 * 0…N-1. 0 was not there at the lock, 1 chose nothing, 2 + n chose the n-th.
 */
export type ChoiceColumn = Uint8Array;

/** A byte has room for this many things to choose from. */
export const MAX_CHOICES = 254;
const NOTHING = 1;
const FIRST = 2;

/** A column in which nobody is present yet. @param players number of player numbers given so far (N) */
export const emptyChoices = (players: number): ChoiceColumn => new Uint8Array(players);

/**
 * @param choice which of the things to choose from, from 0; null for none of them
 * @throws RangeError for a player number outside 0…N-1 or a choice that does not fit
 */
export function writeChoice(column: ChoiceColumn, player: number, choice: number | null): void {
  if (!Number.isInteger(player) || player < 0 || player >= column.length)
    throw new RangeError(`Player number ${player} is outside of the column`);
  column[player] = choice === null ? NOTHING : choiceCell(choice);
}

/**
 * A choice as a cell of the column.
 * @throws RangeError for one that does not fit
 */
export function choiceCell(choice: number): number {
  if (!Number.isInteger(choice) || choice < 0 || choice >= MAX_CHOICES)
    throw new RangeError(`Choice ${choice} does not fit a column`);
  return FIRST + choice;
}

export type Chosen = { isPresent: boolean; choice: number | null };

/** The choice of one player; of a number the column does not cover: not present. */
export function choiceAt(column: ChoiceColumn, player: number): Chosen {
  const cell = column[player] ?? 0;
  return { isPresent: cell > 0, choice: cell >= FIRST ? cell - FIRST : null };
}
