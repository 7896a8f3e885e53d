export type Outcome = 'won' | 'draw' | 'lost';

interface Side {
  teamKZ: string;
  name: string;
}

/** A match of the team. */
export interface TeamResultMatch {
  id: number;
  isPlayed: boolean;
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  team1: Side;
  team2: Side;
}

export interface TeamResult {
  matchId: number;
  /** null before the end of the match. */
  outcome: Outcome | null;
  opponent: string;
  /** The team's goals come first. */
  score: string;
}

const outcomeOf = (own: number, other: number): Outcome => {
  if (own === other) return 'draw';
  return own > other ? 'won' : 'lost';
};

/** The results of a team's matches, in their order. */
export const teamResultsOf = (teamKZ: string, matches: readonly TeamResultMatch[]): TeamResult[] =>
  matches
    .filter(({ team1, team2 }) => team1.teamKZ === teamKZ || team2.teamKZ === teamKZ)
    .map(({ id, isPlayed, goalsTeam1, goalsTeam2, team1, team2 }) => {
      const isFirst = team1.teamKZ === teamKZ;
      const [own, other] = isFirst ? [goalsTeam1, goalsTeam2] : [goalsTeam2, goalsTeam1];
      const ended = isPlayed && own !== null && other !== null;
      return {
        matchId: id,
        outcome: ended ? outcomeOf(own, other) : null,
        opponent: (isFirst ? team2 : team1).name,
        score: ended ? `${own}:${other}` : '',
      };
    });
