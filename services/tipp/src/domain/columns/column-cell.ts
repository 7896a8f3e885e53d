/** One player's tipp in the frozen column of its match. */
export type ColumnTipp = {
  /** 0…15, or null for none. */
  goals1: number | null;
  goals2: number | null;
  isJoker: boolean;
  isRandom: boolean;
  /** The player was registered when the match locked, with or without a tipp. Otherwise all other fields are empty. */
  isPresent: boolean;
};

/**
 * A cell has 13 bits: five for each team's goals (0 for none, otherwise goals + 1), joker, random, present. A cell of
 * zeros means that the player was not present.
 */
export const cellValues = 1 << 13;

const goalBits = 5;
const goalMask = (1 << goalBits) - 1;
const jokerBit = 1 << 10;
const randomBit = 1 << 11;
/** Set for players who were registered when the match locked. */
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

/** A tipp with both goals, and the two cells that encode it: a random tipp earns the same points as any other. */
export type ValidTipp = { tipp: ColumnTipp & { goals1: number; goals2: number }; cells: readonly number[] };

const MAX_CELL_GOALS = 15;

/** The 512 valid tipps. Tables by cell are built from these instead of all 8,192 cells. */
export const validTipps: readonly ValidTipp[] = Array.from({ length: MAX_CELL_GOALS + 1 }, (_none, goals1) =>
  Array.from({ length: MAX_CELL_GOALS + 1 }, (_none, goals2) =>
    [false, true].map((isJoker): ValidTipp => {
      const tipp = { goals1, goals2, isJoker, isRandom: false, isPresent: true };
      return { tipp, cells: [encodeCell(tipp), encodeCell({ ...tipp, isRandom: true })] };
    }),
  ),
).flat(2);

function encodeGoals(goals: number | null): number {
  if (goals === null) return 0;
  if (!Number.isInteger(goals) || goals < 0 || goals > MAX_CELL_GOALS)
    throw new RangeError(`${goals} goals do not fit a column`);
  return goals + 1;
}

function decodeGoals(bits: number): number | null {
  return bits === 0 ? null : bits - 1;
}
