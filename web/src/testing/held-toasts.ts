import { dismissToast, getToasts, holdToast, subscribeToasts } from '../lib/page/toast-store.ts';
import { isFake } from './time.ts';

/**
 * Keeps toasts until the page closes, as if a pointer were over them. On a busy machine they would disappear before a
 * test looks for them.
 */
export const holdToasts = (): (() => void) => {
  const letGo = subscribeToasts(() =>
    // A toast's timer starts after its listeners are called. A test with fake timers controls the time itself.
    queueMicrotask(() => isFake() || getToasts().forEach(({ id }) => holdToast(id))),
  );
  return () => {
    letGo();
    getToasts().forEach(({ id }) => dismissToast(id));
  };
};
