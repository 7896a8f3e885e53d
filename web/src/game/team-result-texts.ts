import type { Outcome } from '../lib/game/team-results.ts';
import { withArticle } from '../lib/text/with-article.ts';

const outcomes: Record<Outcome, { short: string; long: string }> = {
  won: { short: 'S', long: 'Sieg' },
  draw: { short: 'U', long: 'Unentschieden' },
  lost: { short: 'N', long: 'Niederlage' },
};

/** German texts of a team's results. */
export const texts = {
  outcomes,
  resultMark: (outcome: Outcome, score: string, opponent: string) =>
    `${outcomes[outcome].long}, ${score} gegen ${withArticle(opponent)}`,
  noResult: 'noch kein Spiel',
  last: 'Zuletzt',
  running: 'Gerade',
  next: 'Als Nächstes',
};
