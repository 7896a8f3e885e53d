import { expect, test } from '@jest/globals';
import { createDice } from './dice.ts';

test('a chance follows from seed and secret, and spreads evenly', () => {
  const [dice, same, other] = [createDice('a'), createDice('a'), createDice('b')];
  const chances = Array.from({ length: 10_000 }, (_none, index) => dice(`request ${index}`));
  expect(same('request 0')).toBe(chances[0]);
  expect(other('request 0')).not.toBe(chances[0]);
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = chances.filter((chance) => Math.floor(chance * 10) === tenth).length;
    expect(share).toBeGreaterThan(900);
    expect(share).toBeLessThan(1_100);
  }
});
