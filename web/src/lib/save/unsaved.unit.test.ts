import { afterAll, beforeAll, describe, expect, test, jest } from '@jest/globals';
import { anyUnsaved, askOnce, holdUnsaved, onUnsaved, watchLeaving } from './unsaved.ts';
import { restoreGlobals, stubGlobal } from '../../testing/globals.ts';

test('something is unsaved until the last of it is let go, each once', () => {
  const listener = jest.fn();
  const end = onUnsaved(listener);
  expect(anyUnsaved()).toBe(false);
  const first = holdUnsaved('form');
  const second = holdUnsaved('form');
  first();
  first();
  expect(anyUnsaved()).toBe(true);
  second();
  expect(anyUnsaved()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(4);
  end();
});

describe('before the page goes', () => {
  const page = new EventTarget();
  /** Whether the browser would ask. */
  const asks = (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  beforeAll(() => {
    for (const name of ['addEventListener', 'removeEventListener'] as const)
      stubGlobal(name, page[name].bind(page));
    watchLeaving();
  });
  afterAll(() => void restoreGlobals());

  test('the browser asks for what was to be kept and is kept nowhere, and only as long as it is not saved', () => {
    const form = holdUnsaved('form');
    expect(asks()).toBe(false);
    const ends = [holdUnsaved('tipp 14', { asks: true }), holdUnsaved('tipp 15', { asks: true })];
    expect(asks()).toBe(true);
    ends[0]?.();
    expect(asks()).toBe(true);
    ends[1]?.();
    expect(asks()).toBe(false);
    form();
  });

  test('it asks once for what is written where the page is about to go', () => {
    jest.useFakeTimers();
    const form = holdUnsaved('form');
    askOnce();
    expect(asks()).toBe(true);
    jest.runAllTimers();
    expect(asks()).toBe(false);
    form();
    askOnce();
    expect(asks()).toBe(false);
    jest.useRealTimers();
  });
});
