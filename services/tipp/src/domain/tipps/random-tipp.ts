/** A score and how often matches end that way, in tenths of a percent, for both directions together. */
const frequencies: [more: number, fewer: number, weight: number][] = [
  [1, 0, 185],
  [2, 1, 155],
  [2, 0, 135],
  [1, 1, 120],
  [0, 0, 80],
  [3, 1, 80],
  [3, 0, 65],
  [2, 2, 45],
  [3, 2, 40],
  [4, 1, 30],
  [4, 0, 25],
  [4, 2, 12],
  [5, 0, 9],
  [3, 3, 8],
  [5, 1, 7],
  [4, 3, 4],
];

/** Each score with the upper bound of its interval in 0…1. */
const bounds = cumulate(
  frequencies.flatMap(([more, fewer, weight]) =>
    more === fewer
      ? [{ goals1: more, goals2: fewer, weight }]
      : [
          { goals1: more, goals2: fewer, weight: weight / 2 },
          { goals1: fewer, goals2: more, weight: weight / 2 },
        ],
  ),
);

/** A plausible tipp, distributed like real results. @param chance a random number, 0 included, 1 excluded */
export function randomTipp(chance: number): { goals1: number; goals2: number } {
  const { goals1, goals2 } = bounds.find(({ bound }) => chance < bound) ?? { goals1: 1, goals2: 1 };
  return { goals1, goals2 };
}

function cumulate(scores: { goals1: number; goals2: number; weight: number }[]) {
  const total = scores.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  return scores.map(({ goals1, goals2, weight }) => {
    reached += weight;
    return { goals1, goals2, bound: reached / total };
  });
}
