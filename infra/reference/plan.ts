/** A tournament file as the reference reads it: only the parts that affect points. */
export type Plan = {
  teams: { code: string; group: string }[];
  groups: { letter: string; teamCodes: string[] }[];
  matches: PlannedMatch[];
  scoring: {
    exact: number;
    difference: number;
    trend: number;
    patriotBonus: number;
    jokerFactor: number;
    winner: Record<string, number>;
    duel: { win: number; draw: number; loss: number; bye: number };
  };
  tieBreak: 'em' | 'wm' | 'wmDirect';
  overrides: { groups: Record<string, string[]>; thirds: string[] };
  thirds?: { best: number; allocation: Record<string, Record<string, string>> };
  patriotTeam: string;
};

export type PlannedMatch = {
  id: number;
  kickoff: string;
  stage: string;
  group: string | null;
  home: Place;
  away: Place;
};

/** The origin of a team. */
export type Place = { kind: string; code?: string; group?: string; match?: number };

/** Only the table of a single group. */
export const isLeague = (plan: Plan): boolean =>
  plan.groups.length === 1 && plan.matches.every(({ stage }) => stage === 'group');

/**
 * All marks in order of precedence: the podium, the group winners, the group lasts. Groups need matches. A league's
 * winner is its champion alone.
 */
export function marksOf(plan: Plan): string[] {
  const marks = ['P1', 'P2'];
  for (const match of plan.matches) if (match.stage === 'P3') marks.push('P3');
  const played = plan.groups.filter(({ letter }) => plan.matches.some(({ group }) => group === letter));
  if (!isLeague(plan)) for (const group of played) marks.push('W' + group.letter);
  for (const group of played) marks.push('L' + group.letter);
  return marks;
}
