import type { DecisionsQuery } from './decisions.generated.ts';
import { isDue, type ListedMatch } from './match-filter.ts';

/** An operator's next steps, each with one action. */
export interface DueStep {
  kind: 'result' | 'running' | 'penalties' | 'order' | 'contradiction' | 'team';
  key: string;
  /** The match to open; null for a step about the decision below. */
  matchId: number | null;
  decisionId: string | null;
}

type DueDecision = Pick<DecisionsQuery['decisions'][number], 'id' | 'isDue' | 'isContradicted'>;

/** A missing team becomes a due step this long before kick-off. */
const TEAM_AHEAD_MS = 48 * 3_600_000;

/** Sorts by kick-off within each kind. Steps that block the tournament come before contradictions. */
export const dueSteps = (
  matches: readonly ListedMatch[],
  decisions: readonly DueDecision[],
  now: number,
): DueStep[] => {
  const byKickOff = [...matches].sort(
    (a, b) => Date.parse(a.match.date) - Date.parse(b.match.date) || a.id - b.id,
  );
  const of = (kind: DueStep['kind'], applies: (match: ListedMatch) => boolean): DueStep[] =>
    byKickOff
      .filter(applies)
      .map(({ id }) => ({ kind, key: `${kind}-${id}`, matchId: id, decisionId: null }));
  const ofDecisions = (kind: DueStep['kind'], applies: (decision: DueDecision) => boolean): DueStep[] =>
    decisions
      .filter(applies)
      .map(({ id }) => ({ kind, key: `${kind}-${id}`, matchId: null, decisionId: id }));
  const results = of('result', (match) => !match.needsPenalties && isDue(match, now));
  const hasScore = ({ matchId }: DueStep): boolean => {
    const match = byKickOff.find(({ id }) => id === matchId)?.match;
    return match !== undefined && match.isRunning && match.goalsTeam1 !== null;
  };
  const isSoon = ({ match }: ListedMatch): boolean => Date.parse(match.date) - now < TEAM_AHEAD_MS;
  return [
    ...results.map((step): DueStep => (hasScore(step) ? { ...step, kind: 'running' } : step)),
    ...of('penalties', ({ needsPenalties }) => needsPenalties),
    ...ofDecisions('order', ({ isDue: waits }) => waits),
    ...ofDecisions('contradiction', ({ isContradicted }) => isContradicted),
    ...of('contradiction', ({ slot1, slot2 }) => !!slot1?.isContradicted || !!slot2?.isContradicted),
    ...of(
      'team',
      (match) =>
        isSoon(match) && !match.match.isPlayed && !(match.match.team1.teamKZ && match.match.team2.teamKZ),
    ),
  ];
};
