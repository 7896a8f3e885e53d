import { expect, test } from '@jest/globals';
import { emptyColumn, writeTipp } from '../domain/columns/column.ts';
import { createDuelReader } from './duels.ts';

const PLAYERS = 5;
const column = emptyColumn(PLAYERS);
for (let player = 0; player < PLAYERS; player += 1)
  writeTipp(column, player, {
    goals1: null,
    goals2: null,
    isJoker: false,
    isRandom: false,
    isPresent: true,
  });
const draw = { _id: 1, seed: '07'.repeat(32), seedHash: '', committedAt: new Date(0) };
const none = { tippOf: async () => null, choiceOf: async () => null };

test('concurrent requests for a match’s pairing share one computation', async () => {
  const store = { all: async () => [draw], add: async () => undefined };
  const duels = createDuelReader(store, { ...none, column: async () => column }, 51);
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => duels.pairing(1)));
  expect(first?.count).toBe(PLAYERS);
  for (const other of [...others, await duels.pairing(1)]) expect(other).toBe(first);
});

test('a draw that failed or is missing is requested again', async () => {
  const answers = [() => Promise.reject(new Error('away')), async () => [], async () => [draw]];
  const store = {
    all: () => (answers.shift() as () => Promise<(typeof draw)[]>)(),
    add: async () => undefined,
  };
  const duels = createDuelReader(store, { ...none, column: async () => column }, 51);
  await expect(duels.pairing(1)).rejects.toThrow('away');
  expect(await duels.pairing(1)).toBeNull();
  expect((await duels.pairing(1))?.count).toBe(PLAYERS);
});
