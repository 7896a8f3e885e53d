/** Goals a player can tip and an operator can enter: 0 to 15 (specification, chapter 9). */
export const MAX_GOALS = 15;

export function isGoal(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_GOALS;
}
