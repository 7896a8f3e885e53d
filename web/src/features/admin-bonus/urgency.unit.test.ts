import { expect, test } from '@jest/globals';
import { byUrgency } from './urgency.ts';

test('what has to be resolved comes first, what is resolved last, else in the order given', () => {
  const questions = (['RESOLVED', 'DRAFT', 'OPEN', 'PLANNED', 'CLOSED', 'OPEN'] as const).map(
    (state, id) => ({
      id,
      state,
    }),
  );
  expect(byUrgency(questions).map(({ id }) => id)).toEqual([4, 2, 5, 3, 1, 0]);
});
