import type { Scoring } from '../tournament/tournament.ts';

export type DuelOutcome = 'WON' | 'LEVEL' | 'LOST' | 'BYE';

/** More points in the match win (rules of the game, duels). */
export function duelOutcome(own: number, other: number): DuelOutcome {
  if (own === other) return 'LEVEL';
  return own > other ? 'WON' : 'LOST';
}

export function duelPoints(outcome: DuelOutcome, { duel }: Pick<Scoring, 'duel'>): number {
  return { WON: duel.win, LEVEL: duel.draw, LOST: duel.loss, BYE: duel.bye }[outcome];
}
