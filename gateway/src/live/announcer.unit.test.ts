import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterEach, expect, test } from '@jest/globals';
import { createAnnouncer, type Announcer } from './announcer.ts';

const GATHER_MS = 100;

let announcer: Announcer;
const frames: string[] = [];
const sentAt: number[] = [];

function open(pauses: { collect: number; matches?: number; posts?: number }, count = 1): void {
  const streams = {
    count: () => count,
    async broadcast(frame: string) {
      frames.push(frame);
      sentAt.push(performance.now());
    },
  };
  announcer = createAnnouncer({ streams, asksPerSecond: count, pauses });
}

afterEach(() => {
  announcer.close();
  frames.splice(0);
  sentAt.splice(0);
});

test('a topic that arrives while another waits is sent with it', async () => {
  open({ collect: GATHER_MS });
  announcer.announce(['matches']);
  await pause(GATHER_MS / 2);
  announcer.announce(['places']);
  await until('it is sent', () => frames.length > 0);
  expect(frames).toEqual(['data: {"topics":["matches","places"],"withinMs":1000}\n\n']);
});

test('a topic that was just sent waits, without delaying others', async () => {
  open({ collect: 1, matches: 60_000 });
  announcer.announce(['matches']);
  await until('it is sent', () => frames.length === 1);
  announcer.announce(['matches']);
  announcer.announce(['ranks']);
  await until('the other is sent', () => frames.length === 2);
  expect(frames[1]).toBe('data: {"topics":["ranks"],"withinMs":1000}\n\n');
});

test('a page that connects a little late gets the recent topics, even if no other page was connected', () => {
  const streams = { count: () => 0, broadcast: async (frame: string) => void frames.push(frame) };
  announcer = createAnnouncer({ streams, asksPerSecond: 1 });
  expect(announcer.lately()).toEqual({});
  announcer.announce(['matches']);
  expect(announcer.lately()).toEqual({ matches: expect.any(Number) });
  expect(announcer.lately().matches).toBeLessThan(1_000);
  expect(frames).toEqual([]);
});

test('the pause before the next notification of posts grows with the open pages', async () => {
  open({ collect: 1, posts: 1 }, 100);
  announcer.announce(['posts']);
  await until('the first is sent', () => frames.length === 1);
  announcer.announce(['posts']);
  await until('the next is sent', () => frames.length === 2);
  expect(sentAt[1]! - sentAt[0]!).toBeGreaterThan(290);
});
