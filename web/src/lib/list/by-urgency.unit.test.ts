import { expect, test } from '@jest/globals';
import { byUrgency } from './by-urgency.ts';

test('items of urgent states come first, and equal ones keep their order', () => {
  const questions = (['RESOLVED', 'DRAFT', 'OPEN', 'PLANNED', 'CLOSED', 'OPEN'] as const).map(
    (state, id) => ({
      id,
      state,
    }),
  );
  const urgency = ['CLOSED', 'OPEN', 'PLANNED', 'DRAFT', 'RESOLVED'] as const;
  expect(byUrgency(questions, urgency).map(({ id }) => id)).toEqual([4, 2, 5, 3, 1, 0]);
});
