import { subscribe, publish } from './channel.ts';
import { publishLive, type LiveTopic } from './live-topics.ts';

const all: readonly LiveTopic[] = ['matches', 'ranks', 'places', 'posts'];

/** The part of the browser's EventSource that is used here. */
interface Source {
  readyState: number;
  addEventListener: (type: 'message' | 'error', listener: (event: { data?: string }) => void) => void;
  close: () => void;
}

interface LiveDeps {
  /** Says that there is something new about these, and within how many milliseconds to ask for it. */
  publish: (topics: readonly LiveTopic[], withinMs: number) => void;
  connect: () => Source;
  isHidden: () => boolean;
  /** Says to this browser's other pages that this one has opened a stream. */
  notifyOthers: () => void;
  /** Milliseconds since the request of the page, whose answers came with it. */
  age: () => number;
  /** 0 to 1. */
  random?: () => number;
}

const CLOSED = 2;
/** A page out of sight keeps its stream so long: who comes back sooner has missed nothing. */
const HIDDEN_MS = 60_000;
/** So long the stream itself was on its way. */
const MARGIN_MS = 1000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 300_000;

interface News {
  topics: readonly LiveTopic[];
  withinMs: number;
  /** As the stream begins: how many milliseconds ago there was something new last. */
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
 * Keeps a stream open while the page is in sight. It only makes pages ask sooner: without it they ask at their interval. A stream that
 * breaks comes again by itself, and what it may have missed is asked for; one that is refused is tried again much later.
 */
export const createStream = ({
  publish,
  connect,
  isHidden,
  notifyOthers: tellOthers,
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
    tellOthers();
    // A page that comes back into sight refetches as its next stream is opened.
    const openedAt = Date.now();
    const ageOfAnswers = isFirst ? age : () => Date.now() - openedAt;
    isFirst = false;
    opened.addEventListener('message', ({ data = '' }) => {
      const news = read(data);
      if (!news) return;
      refusals = 0;
      // Between the page's answers and its stream nobody could tell it anything.
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
    /** Another page has opened one. Over HTTP/1.1 browsers keep no more than six connections, those of all pages together. */
    yieldConnection: (): void => {
      if (isHidden()) close();
    },
    /** The page has come into sight or gone out of it. */
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

/** Once, at the start of a logged-in player's page. */
export const startLive = (): void => {
  document.addEventListener('visibilitychange', stream.onVisibilityChange);
  // A page that the browser keeps for the way back must not keep its stream.
  subscribe('live', stream.yieldConnection);
  addEventListener('pagehide', stream.close);
  addEventListener('pageshow', stream.open);
  stream.open();
};
