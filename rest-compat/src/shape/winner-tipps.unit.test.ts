import { expect, test } from '@jest/globals';
import { shapeWinnerTipps } from './winner-tipps.ts';

test('places with a common flag are final once all of them are visible', () => {
  const first = { mark: 'P1', team: { teamKZ: 'ESP' }, points: null, isLocked: true, isVisible: true };
  const second = { mark: 'P2', team: null, points: null, isLocked: true, isVisible: false };
  for (const order of [
    [first, second],
    [second, first],
  ])
    expect(shapeWinnerTipps(order)).toMatchObject({ rank1: 'ESP', rank2: null, disabled: false });
  const visible = { ...second, isVisible: true };
  expect(shapeWinnerTipps([first, visible])).toMatchObject({ rank1: 'ESP', rank2: null, disabled: true });
});
