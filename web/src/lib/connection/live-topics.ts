/** Topics on which the gateway announces news to open pages: `GET /events` (live-stream.ts). */
export type LiveTopic = 'matches' | 'ranks' | 'places' | 'posts';

/** @param withinMs refetch within this time */
type Listener = (withinMs: number) => void;

const listeners = new Map<Listener, readonly LiveTopic[]>();

/** Returns the function that unsubscribes. */
export const subscribeLive = (topics: readonly LiveTopic[], listener: Listener): (() => void) => {
  listeners.set(listener, topics);
  return () => void listeners.delete(listener);
};

export const publishLive = (topics: readonly LiveTopic[], withinMs: number): void => {
  for (const [listener, wanted] of listeners)
    if (wanted.some((topic) => topics.includes(topic))) listener(withinMs);
};
