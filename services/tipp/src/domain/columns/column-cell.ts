/** One player's tipp in the frozen column of its match. */
export type ColumnTipp = {
  /** 0…15, or null for none. */
  goals1: number | null;
  goals2: number | null;
  isJoker: boolean;
  isRandom: boolean;
  /** The player took part when the match locked, with or without a tipp. All else is empty for one who did not. */
  isPresent: boolean;
};

/**
 * A cell is 13 bits: five for each team's goals (0 none, else goals + 1), joker, random, present. An all-zero cell is a
 * player who was not there.
 */
export const cellValues = 1 << 13;

const goalBits = 5;
const goalMask = (1 << goalBits) - 1;
const jokerBit = 1 << 10;
const randomBit = 1 << 11;
/** Set for whoever was there when the match locked. */
export const presentBit = 1 << 12;

export function encodeCell(tipp: ColumnTipp): number {
  return (
    encodeGoals(tipp.goals1) |
    (encodeGoals(tipp.goals2) << goalBits) |
    (tipp.isJoker ? jokerBit : 0) |
    (tipp.isRandom ? randomBit : 0) |
    (tipp.isPresent ? presentBit : 0)
  );
}

export function decodeCell(cell: number): ColumnTipp {
  return {
    goals1: decodeGoals(cell & goalMask),
    goals2: decodeGoals((cell >> goalBits) & goalMask),
    isJoker: (cell & jokerBit) !== 0,
    isRandom: (cell & randomBit) !== 0,
    isPresent: (cell & presentBit) !== 0,
  };
}

/** A tipp with both goals, and the cells that hold it: what it is worth is the same, drawn by chance or not. */
export type ValidTipp = { tipp: ColumnTipp & { goals1: number; goals2: number }; cells: readonly number[] };

const MOST_GOALS = 15;

/** The 512 tipps that can be worth anything, so that tables by cell need not try all cells. */
export const validTipps: readonly ValidTipp[] = Array.from({ length: MOST_GOALS + 1 }, (_none, goals1) =>
  Array.from({ length: MOST_GOALS + 1 }, (_none, goals2) =>
    [false, true].map((isJoker): ValidTipp => {
      const tipp = { goals1, goals2, isJoker, isRandom: false, isPresent: true };
      return { tipp, cells: [encodeCell(tipp), encodeCell({ ...tipp, isRandom: true })] };
    }),
  ),
).flat(2);

function encodeGoals(goals: number | null): number {
  if (goals === null) return 0;
  if (!Number.isInteger(goals) || goals < 0 || goals > MOST_GOALS)
    throw new RangeError(`${goals} goals do not fit a column`);
  return goals + 1;
}

function decodeGoals(bits: number): number | null {
  return bits === 0 ? null : bits - 1;
}
