import { z } from 'zod';

/**
 * Hint (core NATS) that open pages may query again. A process sends it when it can answer with the new data, so every
 * process sends it for data that it caches. It contains only its topic, because every player receives it.
 */
export const LIVE_HINT = 'live';

export const liveTopics = [
  /** A match: its goals, its state, or its tipps that became visible. */
  'matches',
  /** The ranks of a new evaluation. */
  'ranks',
  /** The provisional places, as if the running matches ended with their current scores. */
  'places',
  /** A post that every player may read. */
  'posts',
] as const;

export type LiveTopic = (typeof liveTopics)[number];

export const liveNews = z.object({ topic: z.enum(liveTopics) });
export type LiveNews = z.output<typeof liveNews>;
