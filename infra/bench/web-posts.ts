import { parseEnv } from '@tippspiel/shared/platform/config/env';
import { feedEnv } from '@tippspiel/feed/env';
import { seedPosts, type SeedPost } from '@tippspiel/feed/seed';
import { buildService } from '@tippspiel/feed/server';
import { anyTime, comments } from '../seed/words.ts';

const MINUTE_MS = 60_000;
const LIKERS = 20;
/** Every n-th post has comments. */
const COMMENTED_EVERY = 3;

/**
 * Writes players' posts into an empty feed. They are older than the demo's posts. The players' ids start at 2; the
 * players may be created later.
 */
export async function addPosts(
  source: Record<string, string>,
  { posts, players, until }: { posts: number; players: number; until: Date },
): Promise<void> {
  const author = (index: number) => 2 + (index % (players - 1));
  const seeds = Array.from({ length: posts }, (_none, index): SeedPost => {
    const at = until.getTime() - (posts - index) * MINUTE_MS;
    const text = anyTime[index % anyTime.length] as string;
    const commented = index % COMMENTED_EVERY === 0 ? comments.slice(0, 1 + (index % 4)) : [];
    return {
      userId: author(index),
      text: Array.from({ length: 1 + (index % 4) }, () => text).join(' '),
      dateCreated: new Date(at),
      comments: commented.map((comment, number) => ({
        ...{ userId: author(index + 1 + number), text: comment },
        dateCreated: new Date(at + (number + 1) * 1_000),
      })),
      likerIds: Array.from({ length: Math.min(LIKERS, players - 2, index % LIKERS) }, (_one, number) =>
        author(index + 1 + number),
      ),
    };
  });
  const service = await buildService(parseEnv(feedEnv, { ...source, LOG_LEVEL: 'error' }));
  try {
    await seedPosts(service.deps, seeds);
    await service.drain();
  } finally {
    await service.close();
  }
}
