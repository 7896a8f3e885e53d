import { expect, test, jest } from '@jest/globals';
import { askAgain, oldestShown, onShown, show } from './ask-again.ts';
import { createPoller } from './poller.ts';

const setUp = () => {
  const ask = jest.fn(async () => undefined);
  const poller = createPoller({ ask, every: () => null, isHidden: () => false });
  return { ask, poller };
};

test('asks anew for what is shown, or for one operation of it', async () => {
  const [first, second, gone] = [setUp(), setUp(), setUp()];
  show(first.poller, 'Status', () => 0);
  show(second.poller, 'MyTipps', () => 0);
  show(gone.poller, 'Status', () => 0)();
  await askAgain('Status');
  expect([first, second, gone].map(({ ask }) => ask.mock.calls.length)).toEqual([1, 0, 0]);
  await askAgain();
  expect([first, second, gone].map(({ ask }) => ask.mock.calls.length)).toEqual([2, 1, 0]);
});

test('knows how old the oldest is that is shown', () => {
  const changed = jest.fn();
  onShown(changed);
  expect(oldestShown()).toBe(0);
  const ends = [0, 500, 300].map((since) => show(setUp().poller, 'Status', () => since));
  expect(oldestShown()).toBe(300);
  ends[2]?.();
  expect(oldestShown()).toBe(500);
  expect(changed).toHaveBeenCalledTimes(4);
  ends.forEach((end) => end());
});
