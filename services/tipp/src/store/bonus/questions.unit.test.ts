import { catalogue } from '@tippspiel/shared/contracts/events/catalogue';
import { expect, test } from '@jest/globals';
import { BONUS_PLACES, type BonusQuestion } from '../../domain/bonus/bonus-question.ts';
import { toQuestion, toQuestionData } from './questions.ts';

const question: Omit<BonusQuestion, 'place'> = {
  ...{ id: 1, version: 2, question: 'Wer?', description: '', options: ['A', 'B'], points: 3 },
  ...{ opensAt: null, deadline: 1_718_000_000_000, right: [], resolutions: 0, isRemoved: false },
};

test.each(BONUS_PLACES)('the event of a question at %s has all its fields', (place) => {
  const asked = { ...question, place };
  const parsed = catalogue['tipp.bonus.changed.v2'].parse(toQuestionData(asked));
  expect(toQuestion(parsed)).toEqual(asked);
});
