import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { setSession, getSession } from '../session/session.ts';
import { forgetDevice } from '../session/device.ts';
import { forgetSeenPosts, isPostUnseen, notePostSeen } from './seen-posts.ts';
import { createMemoryStore } from './store.ts';

const kept = new Map<string, string>();
let isFull = false;
const before = getSession();
const enterAs = (id: number): void =>
  setSession({ ...before, user: { id, firstname: 'Mia', fullname: 'Mia Muster', isAdmin: false } });

beforeEach(() => {
  kept.clear();
  isFull = false;
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => {
        if (isFull) throw new Error('full');
        kept.set(name, value);
      },
      removeItem: (name: string) => void kept.delete(name),
    },
  });
  enterAs(1);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  setSession(before);
});

test('what was not seen is unseen; what was seen up to a post is not, for this player and group alone', () => {
  expect(isPostUnseen(7, 12)).toBe(true);
  notePostSeen(7, 12);
  notePostSeen(7, 11);
  expect([11, 12, 13].map((id) => isPostUnseen(7, id))).toEqual([false, false, true]);
  expect(isPostUnseen(8, 12)).toBe(true);
  enterAs(2);
  expect(isPostUnseen(7, 12)).toBe(true);
});

test('a browser that keeps nothing, or something else, shows all as unseen', () => {
  isFull = true;
  notePostSeen(7, 12);
  expect(isPostUnseen(7, 12)).toBe(true);
  kept.set('seen 1', 'no JSON');
  expect(isPostUnseen(7, 12)).toBe(true);
});

test('a logout keeps what was seen, a deleted account does not', async () => {
  notePostSeen(7, 12);
  await forgetDevice(1, async () => createMemoryStore());
  expect(isPostUnseen(7, 12)).toBe(false);
  forgetSeenPosts(1);
  expect(kept.size).toBe(0);
});
