/** An operators' post, and what it announces. */
export interface Announcing {
  id: number;
  price: { id: number } | null;
}

interface Winner {
  user: object | null;
  post: { id: number } | null;
}

interface LinkedPost {
  isPublished: boolean;
  price: { id: number } | null;
}

/** Whether the server keeps the link of this prize's winner: once the post is published, as long as it announces the prize. */
export const isLinkFixed = (prizeId: number, post: LinkedPost | null): boolean =>
  post !== null && post.isPublished && post.price?.id === prizeId;

/**
 * Prizes with the winners whom this post can be linked with, its own first: the server takes the one that the post announces
 * (docs/adr/0058-drawing-prizes.md), and existing links can be taken away. A player who has left is offered no more.
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
