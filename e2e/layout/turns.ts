/** Deals out what is looked at to tests that each keep a worker busy for some seconds: what is slow alike often stands beside each other. */
export function inTurns<T>(all: readonly T[], atOnce: number): T[][] {
  const turns = Array.from({ length: Math.ceil(all.length / atOnce) }, (): T[] => []);
  for (const [at, each] of all.entries()) turns[at % turns.length]!.push(each);
  return turns;
}
