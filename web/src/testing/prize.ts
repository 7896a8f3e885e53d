import type { Drawing, Price, Winner } from '../generated/schema.ts';
import { aMatch } from './match.ts';
import { hoursLater, newId } from './now.ts';
import { aPlayer } from './player.ts';

/** By default the drawing has not taken place. */
export const aDrawing = (drawing: Partial<Drawing> = {}): Drawing => ({
  committedAt: hoursLater(-24),
  committedUntil: hoursLater(9),
  seedHash: 'a'.repeat(64),
  seed: null,
  drawnAt: null,
  candidateCount: null,
  candidates: null,
  turns: [],
  ...drawing,
});

/** By default a prize for a day whose matches are not over. */
export const aPrize = (prize: Partial<Price> = {}): Price => ({
  id: newId(),
  version: 1,
  name: 'Ein Ball mit Unterschriften',
  pictureUrl: '',
  priceKind: 'Tagespreis',
  date: hoursLater(10),
  fromMatchId: 1,
  toMatchId: 1,
  fromMatch: aMatch({ id: 1 }),
  toMatch: aMatch({ id: 1 }),
  winnerCount: 1,
  state: 'OPEN',
  drawing: aDrawing(),
  winners: [],
  ...prize,
});

/** By default a published winner. */
export const aWinner = (price: Price, winner: Partial<Winner> = {}): Winner => ({
  id: newId(),
  date: price.date,
  kind: price.priceKind,
  isPublished: true,
  outReason: '',
  post: null,
  isLinkFixed: false,
  user: aPlayer({ firstname: 'Gerd', lastname: 'Gewinner' }),
  price,
  ...winner,
});
