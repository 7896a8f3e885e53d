import type { Outcome } from '../lib/game/team-form.ts';

const outcomes: Record<Outcome, { short: string; long: string }> = {
  won: { short: 'S', long: 'Sieg' },
  draw: { short: 'U', long: 'Unentschieden' },
  lost: { short: 'N', long: 'Niederlage' },
};

/** German texts of a team's form and of its matches. */
export const texts = {
  outcomes,
  formMark: (outcome: Outcome, score: string, opponent: string) =>
    `${outcomes[outcome].long}, ${score} gegen ${opponent}`,
  noForm: 'noch kein Spiel',
  last: 'Zuletzt',
  running: 'Gerade',
  next: 'Als Nächstes',
};
