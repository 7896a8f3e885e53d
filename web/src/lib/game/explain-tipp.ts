const texts = {
  exact: 'Exakt',
  difference: 'Tordifferenz',
  trend: 'Tendenz',
  wrong: 'Daneben',
  joker: 'Joker',
  patriot: 'Patriot',
};

interface Tipp {
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  /** The factor of its category's points: 1 without a joker. */
  factor: number;
  /** Including joker and patriot bonus. */
  points: number | null;
  /** Without them. */
  pointsInternal: number | null;
}

type Score = Pick<Tipp, 'goalsTeam1' | 'goalsTeam2'>;

const category = (tipp1: number, tipp2: number, goals1: number, goals2: number) => {
  if (tipp1 === goals1 && tipp2 === goals2) return 'exact';
  return tipp1 - tipp2 === goals1 - goals2 ? 'difference' : 'trend';
};

/**
 * Explains the points of a tipp: 'Tordifferenz 3 × Joker 2 = 6', 'Exakt 5 + Patriot 1 = 6', 'Daneben'. Null without a
 * score or a complete tipp.
 */
export const explainTipp = (
  tipp: Tipp | null,
  { goalsTeam1: goals1, goalsTeam2: goals2 }: Score,
): string | null => {
  if (!tipp || goals1 === null || goals2 === null) return null;
  const { goalsTeam1, goalsTeam2, factor, points, pointsInternal } = tipp;
  if (goalsTeam1 === null || goalsTeam2 === null || points === null || pointsInternal === null) return null;
  if (pointsInternal === 0) return texts.wrong;
  const earned = `${texts[category(goalsTeam1, goalsTeam2, goals1, goals2)]} ${pointsInternal}`;
  const bonus = points - pointsInternal * factor;
  const extras =
    (factor > 1 ? ` × ${texts.joker} ${factor}` : '') + (bonus > 0 ? ` + ${texts.patriot} ${bonus}` : '');
  return extras ? `${earned}${extras} = ${points}` : earned;
};
