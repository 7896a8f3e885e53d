import { formatPhase, type Phase } from '../lib/time/format-relative.ts';

interface Scored {
  team1: { name: string };
  team2: { name: string };
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  phase: Phase;
}

/** 'Deutschland 2, Ungarn 1, Halbzeit', as screen readers speak it. */
export const spokenScore = ({ team1, team2, goalsTeam1, goalsTeam2, phase }: Scored): string => {
  const score =
    goalsTeam1 === null || goalsTeam2 === null
      ? `${team1.name} – ${team2.name}: noch kein Ergebnis`
      : `${team1.name} ${goalsTeam1}, ${team2.name} ${goalsTeam2}`;
  return [score, formatPhase(phase)].filter(Boolean).join(', ');
};
