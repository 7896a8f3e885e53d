/** The index selected by an arrow key, Home or End, wrapping around; null for any other key. */
export const indexByKey = (
  key: string,
  { at, count, back, on }: { at: number; count: number; back: string; on: string },
): number | null => {
  const steps: Record<string, number> = { [on]: at + 1, [back]: at - 1, Home: 0, End: -1 };
  const step = steps[key];
  return step === undefined || count === 0 ? null : (step + count) % count;
};
