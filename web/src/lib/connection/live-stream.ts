import { subscribe, publish } from './channel.ts';
import { publishLive, type LiveTopic } from './live-topics.ts';

const all: readonly LiveTopic[] = ['matches', 'ranks', 'places', 'posts'];

/** The used part of the browser's EventSource. */
interface Source {
  readyState: number;
  addEventListener: (type: 'message' | 'error', listener: (event: { data?: string }) => void) => void;
  close: () => void;
}

interface LiveDeps {
  /** Announces news on these topics, and within how many milliseconds to refetch. */
  publish: (topics: readonly LiveTopic[], withinMs: number) => void;
  connect: () => Source;
  isHidden: () => boolean;
  /** Notifies this browser's other pages that this one has opened a stream. */
  notifyOthers: () => void;
  /** Milliseconds since the page's request, whose response embeds its first answers. */
  age: () => number;
  /** 0 to 1. */
  random?: () => number;
}

const CLOSED = 2;
/** A hidden page keeps its stream this long: a quick return misses nothing. */
const HIDDEN_MS = 60_000;
/** Allowance for the network latency of the stream. */
const MARGIN_MS = 1000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 300_000;

interface News {
  topics: readonly LiveTopic[];
  withinMs: number;
  /** Sent at the start of the stream: milliseconds since the latest news by topic. */
  lately?: Partial<Record<LiveTopic, number>>;
}

const read = (text: string): News | null => {
  try {
    const { topics, withinMs, lately = {} } = (JSON.parse(text) ?? {}) as Partial<News>;
    return Array.isArray(topics) && typeof withinMs === 'number' ? { topics, withinMs, lately } : null;
  } catch {
    return null;
  }
};

/**
 * Keeps a stream open while the page is visible. The stream only speeds up refetches: without it pages poll at their
 * interval. A broken stream reconnects and refetches what it may have missed; a refused one is retried much later.
 */
export const createStream = ({
  publish,
  connect,
  isHidden,
  notifyOthers,
  age,
  random = Math.random,
}: LiveDeps) => {
  let source: Source | null = null;
  let broke = false;
  let isFirst = true;
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = null;
    broke = false;
  };

  const open = (): void => {
    clearTimeout(timer);
    if (source || isHidden()) return;
    const opened = connect();
    source = opened;
    notifyOthers();
    // A page that becomes visible refetches when it reopens the stream.
    const openedAt = Date.now();
    const ageOfAnswers = isFirst ? age : () => Date.now() - openedAt;
    isFirst = false;
    opened.addEventListener('message', ({ data = '' }) => {
      const news = read(data);
      if (!news) return;
      refusals = 0;
      // News between the page's answers and the start of its stream.
      const missed = all.filter((topic) => (news.lately?.[topic] ?? Infinity) < ageOfAnswers() + MARGIN_MS);
      const topics = broke ? all : [...news.topics, ...missed];
      broke = false;
      publish(topics, news.withinMs);
    });
    opened.addEventListener('error', () => {
      broke = true;
      if (opened.readyState !== CLOSED) return;
      close();
      broke = true;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** refusals, LONGEST_PAUSE_MS);
      refusals += 1;
      timer = setTimeout(open, pause * (0.75 + 0.5 * random()));
    });
  };

  return {
    open,
    close,
    /** Another page has opened a stream. Over HTTP/1.1 a browser has only six connections for all its pages. */
    yieldConnection: (): void => {
      if (isHidden()) close();
    },
    /** Called when the page becomes visible or hidden. */
    onVisibilityChange: (): void => {
      if (!isHidden()) return open();
      clearTimeout(timer);
      timer = setTimeout(close, HIDDEN_MS);
    },
  };
};

const stream = createStream({
  publish: publishLive,
  connect: () => new EventSource('/events'),
  isHidden: () => document.hidden,
  notifyOthers: () => publish({ kind: 'live' }),
  age: () => performance.now(),
});

/** Called once, at the start of a logged-in player's page. */
export const startLive = (): void => {
  document.addEventListener('visibilitychange', stream.onVisibilityChange);
  subscribe('live', stream.yieldConnection);
  // An open stream would keep the page out of the back/forward cache.
  addEventListener('pagehide', stream.close);
  addEventListener('pageshow', stream.open);
  stream.open();
};
