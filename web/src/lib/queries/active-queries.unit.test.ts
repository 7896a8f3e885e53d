import { expect, test, jest } from '@jest/globals';
import { refetchActive, oldestActive, onActiveChange, registerActive } from './active-queries.ts';
import { createPoller } from './poller.ts';

const setUp = () => {
  const fetch = jest.fn(async () => undefined);
  const poller = createPoller({ fetch, every: () => null, isHidden: () => false });
  return { fetch, poller };
};

test('asks again for what is shown, or for one operation of it', async () => {
  const [first, second, gone] = [setUp(), setUp(), setUp()];
  registerActive(first.poller, 'Status', () => 0);
  registerActive(second.poller, 'MyTipps', () => 0);
  registerActive(gone.poller, 'Status', () => 0)();
  await refetchActive('Status');
  expect([first, second, gone].map(({ fetch }) => fetch.mock.calls.length)).toEqual([1, 0, 0]);
  await refetchActive();
  expect([first, second, gone].map(({ fetch }) => fetch.mock.calls.length)).toEqual([2, 1, 0]);
});

test('knows how old the oldest is that is shown', () => {
  const changed = jest.fn();
  onActiveChange(changed);
  expect(oldestActive()).toBe(0);
  const ends = [0, 500, 300].map((since) => registerActive(setUp().poller, 'Status', () => since));
  expect(oldestActive()).toBe(300);
  ends[2]?.();
  expect(oldestActive()).toBe(500);
  expect(changed).toHaveBeenCalledTimes(4);
  ends.forEach((end) => end());
});
