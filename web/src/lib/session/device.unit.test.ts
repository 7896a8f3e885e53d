import { beforeEach, expect, test } from '@jest/globals';
import { forgetVisitor, rememberedVisitor, rememberVisitor } from './device.ts';

const provide = (value: unknown): void =>
  void Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });

const mia = { user: { id: 7 }, tournamentName: 'EM 2024' };

beforeEach(() => {
  const stored = new Map<string, string>();
  provide({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

test('the last player is remembered until a page without one is opened', () => {
  expect(rememberedVisitor()).toBeNull();
  rememberVisitor(mia);
  expect(rememberedVisitor()).toEqual(mia);
  rememberVisitor({ user: null });
  expect(rememberedVisitor()).toBeNull();
});

test('who leaves late takes along nobody who came since', () => {
  rememberVisitor(mia);
  forgetVisitor(8);
  expect(rememberedVisitor()).toEqual(mia);
  forgetVisitor(7);
  expect(rememberedVisitor()).toBeNull();
});

test.each([
  ['no storage', undefined],
  ['a storage that is barred', { getItem: () => { throw new Error('barred'); } }], // prettier-ignore
  ['something else in it', { getItem: () => '{"user"' }],
])('%s is nobody', (_what, storage) => {
  provide(storage);
  expect(rememberedVisitor()).toBeNull();
  rememberVisitor(mia);
  forgetVisitor(0);
});
