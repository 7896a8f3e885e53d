import { subgraphEnv } from '@tippspiel/shared/platform/config/env';
import { z } from 'zod';

/** The environment of the feed service. */
export const feedEnv = subgraphEnv.safeExtend({
  /** How many posts one player may write in an hour. */
  POSTS_PER_HOUR: z.coerce.number().int().positive().default(60),
  /** How many comments one player may write in an hour. */
  COMMENTS_PER_HOUR: z.coerce.number().int().positive().default(300),
  /** How many likes and reactions one player may give, change or take back in an hour. */
  LIKES_PER_HOUR: z.coerce.number().int().positive().default(600),
  /** How many texts one player may report in an hour. */
  REPORTS_PER_HOUR: z.coerce.number().int().positive().default(30),
  /** The group service's address inside: asked for memberships that the events have not told yet. Without it, nobody is asked. */
  GROUP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * A folder whose `AGB.html`, `spielregeln.html`, `impressum.html`, `datenschutz.html` replace the product's own, until
   * operators write. It is read at the start.
   */
  PAGES_DIR: z.string().default(''),
});

export type FeedEnv = z.output<typeof feedEnv>;
