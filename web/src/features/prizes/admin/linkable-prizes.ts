/** An operators' post with the prize that it announces. */
export interface Announcing {
  id: number;
  price: { id: number } | null;
}

interface Winner {
  user: object | null;
  post: { id: number } | null;
}

/**
 * Prizes with the winners that this post can be linked with, its own prize first. The server accepts only the prize
 * that the post announces (docs/adr/0058-drawing-prizes.md). Existing links can be removed. Players who have left are
 * not offered.
 */
export const linkablePrizes = <W extends Winner, P extends { id: number; winners: readonly W[] }>(
  prizes: readonly P[],
  { id: postId, price }: Announcing,
): (P & { winners: W[] })[] =>
  prizes
    .flatMap((prize) => {
      const isOwn = prize.id === price?.id;
      const winners = prize.winners.filter(({ user, post }) => post?.id === postId || (isOwn && user));
      return winners.length ? [{ ...prize, winners }] : [];
    })
    .toSorted((a, b) => Number(b.id === price?.id) - Number(a.id === price?.id));
