import type { BonusQuestion, BonusSelection } from '../generated/schema.ts';
import { hoursLater, newId } from './now.ts';

/** Possible answers, numbered from 1. */
export const selections = (...answers: string[]): BonusSelection[] =>
  answers.map((selection, index) => ({ selectionId: index + 1, selection, isRight: null, count: null }));

/** By default an open question, hidden in the terms and not answered by the viewer. */
export const aBonusQuestion = (question: Partial<BonusQuestion> = {}): BonusQuestion => ({
  id: newId(),
  version: 1,
  state: 'OPEN',
  question: 'Wie oft trifft der beste Torschütze?',
  description: '',
  selections: selections('Höchstens dreimal', 'Viermal', 'Fünfmal'),
  points: 3,
  place: 'AGB',
  opensAt: null,
  deadline: hoursLater(24),
  ownSelectionId: null,
  ownPoints: null,
  ...question,
});
