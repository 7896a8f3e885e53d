import { expect, test } from '@jest/globals';
import { em2024 } from '../../domain/tournament/test-tournaments.ts';
import { createBoard } from '../../projection/board.ts';
import type { View } from '../../projection/projection.ts';
import { createMatchDayMemory } from './match-day-memory.ts';

const view = {
  board: createBoard(em2024, { states: [], decisions: [], questions: [] }),
  ranks: { version: 1, gone: 0, untippedFrom: 0, counted: null },
  players: { inactive: () => new Uint8Array(3) },
} as unknown as View;

test('viewers take turns, and one who asks for too many days at once is refused', async () => {
  const memory = createMatchDayMemory({ column: async () => null });
  const ready: string[] = [];
  const ask = (userId: number, day: number) =>
    memory.ranks(view, day, userId).then(
      () => ready.push(`${userId}/${day}`),
      ({ code }: { code: string }) => code,
    );
  const days = Array.from({ length: 10 }, (_none, index) => index + 1);
  const asked = [...days.map((day) => ask(1, day)), ask(2, 11)];
  expect((await Promise.all(asked)).filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(3);
  expect(ready.slice(0, 3)).toContain('2/11');
});
