import { dismissToast, getToasts, holdToast, subscribeToasts } from '../lib/page/toast-store.ts';
import { isFake } from './time.ts';

/** Toasts stay until the page is closed, as under a finger: on a busy machine they would be gone before they are looked for. */
export const holdToasts = (): (() => void) => {
  const letGo = subscribeToasts(() =>
    // A toast's time begins when it has been told of. A test that has taken the clock over says itself how much passes.
    queueMicrotask(() => isFake() || getToasts().forEach(({ id }) => holdToast(id))),
  );
  return () => {
    letGo();
    getToasts().forEach(({ id }) => dismissToast(id));
  };
};
