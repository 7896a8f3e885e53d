import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { createStream } from './live-stream.ts';
import { subscribeLive, publishLive, type LiveTopic } from './live-topics.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  for (const end of ends.splice(0)) end();
});

const MINUTE = 60_000;
const ends: (() => void)[] = [];
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A server that counts its streams, and can break or refuse them. */
const setUp = () => {
  const world = { hidden: false, age: 3000, streams: [] as Stream[], notified: 0 };
  class Stream {
    readyState = 1;
    private listeners: Record<string, (event: { data?: string }) => void> = {};
    addEventListener(type: string, listener: (event: { data?: string }) => void): void {
      this.listeners[type] = listener;
    }
    send(topics: LiveTopic[], withinMs = 0): void {
      this.raw(JSON.stringify({ topics, withinMs }));
    }
    raw(data: string): void {
      this.listeners['message']?.({ data });
    }
    /** The browser reconnects by itself. */
    break(): void {
      this.readyState = 0;
      this.listeners['error']?.({});
    }
    refuse(): void {
      this.readyState = 2;
      this.listeners['error']?.({});
    }
    close(): void {
      this.readyState = 2;
    }
  }
  const live = createStream({
    publish: publishLive,
    connect: () => {
      const stream = new Stream();
      world.streams.push(stream);
      return stream;
    },
    isHidden: () => world.hidden,
    notifyOthers: () => (world.notified += 1),
    age: () => world.age,
    random: () => 0.5,
  });
  const received: string[] = [];
  ends.push(
    subscribeLive(['matches', 'places'], (withinMs) => received.push(`matches ${withinMs}`)),
    subscribeLive(['posts'], (withinMs) => received.push(`posts ${withinMs}`)),
  );
  const last = (): Stream => world.streams.at(-1) as Stream;
  return { live, world, received, last };
};

test('a topic is delivered to its subscribers alone, once for several', () => {
  const { live, received, last } = setUp();
  live.open();
  last().send([]);
  last().send(['matches', 'places', 'ranks'], 300);
  last().send(['posts'], 20);
  expect(received).toEqual(['matches 300', 'posts 20']);
});

test('a page out of sight gives its stream up for one that is looked at: browsers open few at once', async () => {
  const { live, world, last } = setUp();
  live.open();
  live.yieldConnection();
  expect(last().readyState).toBe(1);
  world.hidden = true;
  live.onVisibilityChange();
  live.yieldConnection();
  expect(last().readyState).toBe(2);
  world.hidden = false;
  live.onVisibilityChange();
  expect(world.streams).toHaveLength(2);
});

test('tells other pages that it has opened one', () => {
  const { live, world } = setUp();
  live.open();
  expect(world.notified).toBe(1);
  live.open();
  expect(world.notified).toBe(1);
});

test.each([
  ['what was new since the page was asked for is asked for', 3500, ['matches 300']],
  ['what was new before came with the page', 4500, []],
])('%s', (_what, ago, topics) => {
  const { live, received, last } = setUp();
  live.open();
  last().raw(JSON.stringify({ topics: [], withinMs: 300, lately: { matches: ago, ranks: 1 } }));
  expect(received).toEqual(topics);
  last().send(['posts'], 20);
  expect(received).toEqual([...topics, 'posts 20']);
});

test('after a break all ask for what they may have missed, once', () => {
  const { live, received, last, world } = setUp();
  live.open();
  last().send([]);
  last().break();
  expect(received).toEqual([]);
  last().send([], 500);
  last().send([], 500);
  expect(received).toEqual(['matches 500', 'posts 500']);
  expect(world.streams).toHaveLength(1);
});

test('a refused stream is tried again with growing pauses', async () => {
  const { live, last, world } = setUp();
  live.open();
  last().refuse();
  await pass(29_000);
  expect(world.streams).toHaveLength(1);
  await pass(2_000);
  expect(world.streams).toHaveLength(2);
  last().refuse();
  await pass(50_000);
  expect(world.streams).toHaveLength(2);
  await pass(11_000);
  expect(world.streams).toHaveLength(3);
});

test('a page out of sight gives its stream up after a while, and opens another on the way back', async () => {
  const { live, last, world, received } = setUp();
  live.open();
  world.hidden = true;
  live.onVisibilityChange();
  await pass(30_000);
  world.hidden = false;
  live.onVisibilityChange();
  await pass(5 * MINUTE);
  expect(world.streams.map(({ readyState }) => readyState)).toEqual([1]);
  world.hidden = true;
  live.onVisibilityChange();
  await pass(2 * MINUTE);
  expect(last().readyState).toBe(2);
  world.hidden = false;
  live.onVisibilityChange();
  expect(world.streams.map(({ readyState }) => readyState)).toEqual([2, 1]);
  last().send([]);
  expect(received).toEqual([]);
});

test('what was new while nobody looked has been asked for on the way back; what has come since has not', async () => {
  const { live, last, world, received } = setUp();
  live.open();
  world.hidden = true;
  live.onVisibilityChange();
  await pass(2 * MINUTE);
  world.hidden = false;
  world.age = 5 * MINUTE;
  live.onVisibilityChange();
  await pass(500);
  last().raw(JSON.stringify({ topics: [], withinMs: 300, lately: { matches: 30_000, posts: 400 } }));
  expect(received).toEqual(['posts 300']);
});

test('what cannot be read is passed over', () => {
  const { live, received, last } = setUp();
  live.open();
  for (const text of ['', '{', 'null', '{"topics":"matches","withinMs":1}', '{"topics":["matches"]}'])
    last().raw(text);
  expect(received).toEqual([]);
});

test('an ended subscription receives nothing', () => {
  const { live, last } = setUp();
  let news = 0;
  const end = subscribeLive(['ranks'], () => (news += 1));
  live.open();
  last().send(['ranks']);
  end();
  last().send(['ranks']);
  expect(news).toBe(1);
});
