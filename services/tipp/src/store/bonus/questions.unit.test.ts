import { catalogue } from '@tippspiel/shared/contracts/events/catalogue';
import { expect, test } from '@jest/globals';
import { BONUS_PLACES, type BonusQuestion } from '../../domain/bonus/bonus-question.ts';
import { toQuestion, toQuestionData } from './questions.ts';

const question: Omit<BonusQuestion, 'place'> = {
  ...{ id: 1, version: 2, question: 'Wer?', description: '', options: ['A', 'B'], points: 3 },
  ...{ opensAt: null, deadline: 1_718_000_000_000, right: [], resolutions: 0, isRemoved: false },
};

test.each(BONUS_PLACES)(
  'a question at %s is told as processes of earlier versions understand it',
  (place) => {
    const asked = { ...question, place };
    const told = toQuestionData(asked);
    const schema = catalogue['tipp.bonus.changed.v1'];
    expect(toQuestion(schema.parse(told))).toEqual(asked);
    const earlier = ['START', 'RANGLISTE', 'TIPPDUELL', 'STATISTIK', 'TABELLE', 'SPIELERGRUPPEN'];
    expect(earlier).toContain(schema.omit({ page: true }).parse(told).place);
  },
);
