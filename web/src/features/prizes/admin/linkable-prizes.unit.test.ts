import { describe, expect, it } from '@jest/globals';
import { isLinkFixed, linkablePrizes } from './linkable-prizes.ts';

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
  it("has the post's own prize first, then only what is linked with it", () => {
    expect(shown({ id: 7, price: { id: 2 } })).toEqual([
      [2, 21, 22],
      [1, 12],
    ]);
  });

  it('offers nobody to a post without a prize, and lets go of what is linked', () => {
    expect(shown({ id: 9, price: null })).toEqual([]);
    expect(shown({ id: 7, price: null })).toEqual([[1, 12]]);
  });
});

describe('isLinkFixed', () => {
  const announcing = { isPublished: true, price: { id: 2 } };

  it('is the link with a published post that announces the prize', () => {
    expect(isLinkFixed(2, announcing)).toBe(true);
  });

  it('is no link with a draft or a post that announces another prize or none, and not none', () => {
    expect(isLinkFixed(2, { ...announcing, isPublished: false })).toBe(false);
    expect(isLinkFixed(1, announcing)).toBe(false);
    expect(isLinkFixed(2, { ...announcing, price: null })).toBe(false);
    expect(isLinkFixed(2, null)).toBe(false);
  });
});
