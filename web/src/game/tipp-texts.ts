import { withArticle } from '../lib/text/with-article.ts';

/** German texts of the controls for tipps. */
export const tippTexts = {
  jokersLeft: (left: number) => (left === 0 ? 'Kein Joker übrig' : `${left} Joker übrig`),
  left: (left: number) => `${left} übrig`,
  progress: (done: number, all: number) => `${done} von ${all}`,
  tipped: 'getippt',
  toNextOpen: 'Zum nächsten offenen',
  next: 'Nächster',
  openTipp: 'offener Tipp',
  open: (count: number) => `${count} offen`,
  lessGoals: (team: string) => `Ein Tor weniger für ${withArticle(team)}`,
  moreGoals: (team: string) => `Ein Tor mehr für ${withArticle(team)}`,
  noGoals: 'keine Angabe',
  goalsOf: (team: string) => `Tore ${team}`,
};
