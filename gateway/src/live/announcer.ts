import type { LiveTopic } from '@tippspiel/shared/platform/nats/live';
import type { Streams } from './streams.ts';

export type Announcer = ReturnType<typeof createAnnouncer>;

export type Lately = Partial<Record<LiveTopic, number>>;

type Options = {
  streams: Pick<Streams, 'broadcast' | 'count'>;
  /** How many pages of this process may query per second after a notification. */
  asksPerSecond: number;
  /** Shorter pauses, for tests. */
  pauses?: Partial<Pauses>;
};

type Pauses = Record<LiveTopic, number> & { collect: number };

/**
 * In milliseconds. Several processes announce the same topic at nearly the same time, and `collect` is the time to
 * merge them into one notification. The others are the minimum pauses between two notifications of a topic.
 */
const usual: Pauses = { collect: 100, matches: 1_000, ranks: 1_000, places: 1_000, posts: 1_000 };

/**
 * Anybody may write posts, and every notification makes all open pages query. The pause between notifications of posts
 * therefore grows with the number of open pages, up to a minute. In milliseconds.
 */
const POSTS_PER_PAGE = 3;
const POSTS_LONGEST = 60_000;

export const HEARTBEAT_MS = 25_000;
/** A comment line, which keeps proxies from closing an idle connection. */
const HEARTBEAT = ':\n\n';

/** A page that took longer than this to open its stream queries by itself. */
const LATELY_MS = 60_000;

/** A notification for pages: the new topics, and the time within which to query. */
export const newsFrame = (topics: readonly LiveTopic[], withinMs: number, lately?: Lately): string =>
  `data: ${JSON.stringify({ topics, withinMs, lately })}\n\n`;

/** Collects announced topics and notifies the open streams. */
export function createAnnouncer({ streams, asksPerSecond, pauses }: Options) {
  const wait = { ...usual, ...pauses };
  /** When each waiting topic is due, by `performance.now()`. */
  const due = new Map<LiveTopic, number>();
  const sentAt = new Map<LiveTopic, number>();
  const newAt = new Map<LiveTopic, number>();
  let timer: NodeJS.Timeout | undefined;
  const heartbeat = setInterval(() => void streams.broadcast(HEARTBEAT), HEARTBEAT_MS).unref();

  /** The time in milliseconds over which notified pages spread their queries at random. */
  const withinMs = (): number => Math.ceil((streams.count() / asksPerSecond) * 1_000);

  const pauseOf = (topic: LiveTopic): number =>
    topic === 'posts'
      ? Math.max(wait.posts, Math.min(streams.count() * POSTS_PER_PAGE, POSTS_LONGEST))
      : wait[topic];

  function plan(): void {
    clearTimeout(timer);
    if (!due.size) return;
    timer = setTimeout(sendDue, Math.max(0, Math.min(...due.values()) - performance.now())).unref();
  }

  function sendDue(): void {
    const now = performance.now();
    const topics = [...due].filter(([, at]) => at <= now).map(([topic]) => topic);
    for (const topic of topics) {
      due.delete(topic);
      sentAt.set(topic, now);
    }
    if (topics.length) void streams.broadcast(newsFrame(topics, withinMs()));
    plan();
  }

  return {
    /** Tells open pages that they may query these topics again. */
    announce(topics: readonly LiveTopic[]): void {
      const now = performance.now();
      for (const topic of topics) newAt.set(topic, now);
      if (!streams.count()) return;
      // A topic that arrives while another one waits is sent together with it.
      const soonest = Math.min(now + wait.collect, ...due.values());
      for (const topic of topics) {
        const next = (sentAt.get(topic) ?? Number.NEGATIVE_INFINITY) + pauseOf(topic);
        if (!due.has(topic)) due.set(topic, Math.max(soonest, next));
      }
      plan();
    },
    withinMs,
    /** How many milliseconds ago each topic of the last minute was announced. */
    lately(): Lately {
      const now = performance.now();
      const ages = [...newAt].map(([topic, at]) => [topic, Math.round(now - at)] as const);
      return Object.fromEntries(ages.filter(([, age]) => age < LATELY_MS));
    },
    close() {
      clearTimeout(timer);
      clearInterval(heartbeat);
      due.clear();
    },
  };
}
