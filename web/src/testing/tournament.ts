import type { Tournament } from '../generated/schema.ts';
import { NOW, hoursLater } from './now.ts';

export const aTournament = (tournament: Partial<Tournament> = {}): Tournament => ({
  id: 'em2024',
  name: 'EM 2024',
  isWM: false,
  champion: 'Europameister',
  winnerKinds: ['P1', 'P2', 'G', 'L'],
  exactPoints: 5,
  jokerFactor: 2,
  maxJokerCount: 5,
  firstMatchIsLocked: false,
  firstMatchLockTime: hoursLater(7),
  pages: [{ number: 1, title: 'Spieltag 1' }],
  prizeKinds: ['Tagespreis', 'Wochenpreis', 'Hauptpreis'],
  serverTime: NOW,
  showPatriot: true,
  ...tournament,
});
