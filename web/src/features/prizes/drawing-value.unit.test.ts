import { expect, test } from '@jest/globals';
import { drawingProblem, emptyDrawing } from './drawing-value.ts';

test('a drawing names prize, kind and winners, or there is none', () => {
  const whole = { priceId: 7, priceKind: 'Tagespreis', winnerString: 'Anna' };
  expect(drawingProblem(null)).toBeNull();
  expect(drawingProblem(whole)).toBeNull();
  for (const missing of [{ priceId: null }, { priceKind: '' }, { winnerString: '  ' }])
    expect(drawingProblem({ ...whole, ...missing })).toBe('Die Eingabe ist nicht vollständig!');
  expect(drawingProblem(emptyDrawing)).not.toBeNull();
});
