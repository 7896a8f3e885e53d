interface Goals {
  goalsTeam1: number | null;
  goalsTeam2: number | null;
}

const unknown: Goals = { goalsTeam1: null, goalsTeam2: null };

/** '2:1'; null while the goals of a side are unknown. */
export const scoreOf = ({ goalsTeam1, goalsTeam2 }: Goals = unknown): string | null =>
  goalsTeam1 === null || goalsTeam2 === null ? null : `${goalsTeam1}:${goalsTeam2}`;
