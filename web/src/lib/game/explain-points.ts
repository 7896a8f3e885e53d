const texts = {
  notTipped: 'Kein Tipp abgegeben',
  exact: 'Exakt',
  difference: 'Tordifferenz',
  trend: 'Tendenz',
  wrong: 'Daneben',
  joker: 'Joker',
  patriot: 'Patriot',
};

interface ScoredTipp {
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  /** The factor of its category's points: 1 without a joker. */
  factor: number;
  /** Including joker and patriot bonus. */
  points: number;
  /** Without them. */
  pointsInternal: number;
}

interface Score {
  goalsTeam1: number;
  goalsTeam2: number;
}

const category = (tipp1: number, tipp2: number, { goalsTeam1, goalsTeam2 }: Score) => {
  if (tipp1 === goalsTeam1 && tipp2 === goalsTeam2) return 'exact';
  return tipp1 - tipp2 === goalsTeam1 - goalsTeam2 ? 'difference' : 'trend';
};

/** Explains the points of a tipp: 'Tordifferenz 3 × Joker 2 = 6', 'Exakt 5 + Patriot 1 = 6', 'Daneben'. */
export const explainPoints = (tipp: ScoredTipp, score: Score): string => {
  const { goalsTeam1, goalsTeam2, factor, points, pointsInternal } = tipp;
  if (goalsTeam1 === null || goalsTeam2 === null) return texts.notTipped;
  if (pointsInternal === 0) return texts.wrong;
  const earned = `${texts[category(goalsTeam1, goalsTeam2, score)]} ${pointsInternal}`;
  const bonus = points - pointsInternal * factor;
  const extras =
    (factor > 1 ? ` × ${texts.joker} ${factor}` : '') + (bonus > 0 ? ` + ${texts.patriot} ${bonus}` : '');
  return extras ? `${earned}${extras} = ${points}` : earned;
};
