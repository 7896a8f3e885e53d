/**
 * Distributes items over tests that each take some seconds. Items of similar cost are often neighbours, so they are
 * dealt in turn.
 */
export function inTurns<T>(all: readonly T[], atOnce: number): T[][] {
  const turns = Array.from({ length: Math.ceil(all.length / atOnce) }, (): T[] => []);
  for (const [at, each] of all.entries()) turns[at % turns.length]!.push(each);
  return turns;
}
