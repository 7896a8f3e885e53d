/** In display order. */
const REACTIONS = ['BALL', 'LAUGH', 'WOW', 'SAD', 'CLAP'] as const;

/** A player's reaction, in addition to a like: one per post and comment. */
export type Reaction = (typeof REACTIONS)[number];

/** The number of each reaction; missing if zero. */
export type ReactionCounts = Partial<Record<Reaction, number>>;

/** The counts as a list, in display order. */
export const listReactions = (counts: ReactionCounts = {}): { reaction: Reaction; count: number }[] =>
  REACTIONS.flatMap((reaction) => {
    const count = counts[reaction] ?? 0;
    return count > 0 ? [{ reaction, count }] : [];
  });
