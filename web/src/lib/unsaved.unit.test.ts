import { expect, test, vi } from 'vitest';
import { anyUnsaved, holdUnsaved, onUnsaved } from './unsaved.ts';

test('something is unsaved until the last of it is let go, each once', () => {
  const told = vi.fn();
  const end = onUnsaved(told);
  expect(anyUnsaved()).toBe(false);
  const first = holdUnsaved('form');
  const second = holdUnsaved('form');
  first();
  first();
  expect(anyUnsaved()).toBe(true);
  second();
  expect(anyUnsaved()).toBe(false);
  expect(told).toHaveBeenCalledTimes(4);
  end();
});
