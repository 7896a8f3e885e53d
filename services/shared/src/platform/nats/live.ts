import { z } from 'zod';

/**
 * Hint (core NATS) that open pages may query again: sent by the process that can answer by then, so by every process for what it
 * keeps in memory. It carries nothing but its topic, since every player receives it.
 */
export const LIVE_HINT = 'live';

export const liveTopics = [
  /** A match: its goals, its state, its tipps that may be seen now. */
  'matches',
  /** The ranks of a new evaluation. */
  'ranks',
  /** The places there would be if the running matches ended as they stand. */
  'places',
  /** A post that every player may read. */
  'posts',
] as const;

export type LiveTopic = (typeof liveTopics)[number];

export const liveNews = z.object({ topic: z.enum(liveTopics) });
export type LiveNews = z.output<typeof liveNews>;
