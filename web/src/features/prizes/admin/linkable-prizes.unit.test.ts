import { describe, expect, it } from '@jest/globals';
import { linkablePrizes } from './linkable-prizes.ts';

const winner = (id: number, postId: number | null = null, user: object | null = {}) => ({
  id,
  user,
  post: postId === null ? null : { id: postId },
});
const prizes = [
  { id: 1, winners: [winner(11), winner(12, 7)] },
  { id: 2, winners: [winner(21), winner(22, 8), winner(23, null, null)] },
  { id: 3, winners: [winner(31)] },
];
const shown = (post: Parameters<typeof linkablePrizes>[1]) =>
  linkablePrizes(prizes, post).map(({ id, winners }) => [id, ...winners.map((one) => one.id)]);

describe('linkablePrizes', () => {
  it("lists the post's own prize first, then only linked winners", () => {
    expect(shown({ id: 7, price: { id: 2 } })).toEqual([
      [2, 21, 22],
      [1, 12],
    ]);
  });

  it('offers only linked winners to a post without a prize', () => {
    expect(shown({ id: 9, price: null })).toEqual([]);
    expect(shown({ id: 7, price: null })).toEqual([[1, 12]]);
  });
});
