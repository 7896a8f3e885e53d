import { expect, test } from '@jest/globals';
import { byUrgency } from '../../lib/list/by-urgency.ts';
import { urgency } from './urgency.ts';

test('questions to be resolved come first, resolved ones last, and equal ones keep their order', () => {
  const questions = (['RESOLVED', 'DRAFT', 'OPEN', 'PLANNED', 'CLOSED', 'OPEN'] as const).map(
    (state, id) => ({
      id,
      state,
    }),
  );
  expect(byUrgency(questions, urgency).map(({ id }) => id)).toEqual([4, 2, 5, 3, 1, 0]);
});
