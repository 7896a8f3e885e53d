/**
 * The frozen choices of all players for one mark or bonus question: one byte per player number 0…N-1. 0: not present at
 * the lock; 1: no choice; 2 + n: option n.
 */
export type ChoiceColumn = Uint8Array;

/** The number of options that fit into a byte. */
export const MAX_CHOICES = 254;
const NOTHING = 1;
const FIRST = 2;

/** A column without any present player. @param players number of player numbers given so far (N) */
export const emptyChoices = (players: number): ChoiceColumn => new Uint8Array(players);

/**
 * @param choice index of the chosen option; null for no choice
 * @throws RangeError for a player number outside 0…N-1 or a choice that does not fit
 */
export function writeChoice(column: ChoiceColumn, player: number, choice: number | null): void {
  if (!Number.isInteger(player) || player < 0 || player >= column.length)
    throw new RangeError(`Player number ${player} is outside of the column`);
  column[player] = choice === null ? NOTHING : choiceCell(choice);
}

/** Encodes a choice as a cell. @throws RangeError for a choice that does not fit */
export function choiceCell(choice: number): number {
  if (!Number.isInteger(choice) || choice < 0 || choice >= MAX_CHOICES)
    throw new RangeError(`Choice ${choice} does not fit a column`);
  return FIRST + choice;
}

/** The choice of one player; null without one, and for a number beyond the column. */
export function choiceAt(column: ChoiceColumn, player: number): number | null {
  const cell = column[player] ?? 0;
  return cell >= FIRST ? cell - FIRST : null;
}
