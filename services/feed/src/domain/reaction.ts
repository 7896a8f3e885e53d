/** In the order in which they are shown. */
const REACTIONS = ['BALL', 'LAUGH', 'WOW', 'SAD', 'CLAP'] as const;

/** What a player gives beside a like: one to each post and comment. */
export type Reaction = (typeof REACTIONS)[number];

/** How often each was given; those that nobody gave are left out. */
export type ReactionCounts = Partial<Record<Reaction, number>>;

/** As a list, in their order. */
export const listReactions = (counts: ReactionCounts = {}): { reaction: Reaction; count: number }[] =>
  REACTIONS.flatMap((reaction) => {
    const count = counts[reaction] ?? 0;
    return count > 0 ? [{ reaction, count }] : [];
  });
