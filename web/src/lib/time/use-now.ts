import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all countdowns of a page, which runs only while needed. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((each) => each()), 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** A value that is read every second, also in prerendered HTML; a change renders the component. */
export const useTicking = <Value>(read: () => Value): Value => useSyncExternalStore(subscribe, read, read);

/** The server's time in milliseconds, in steps; each step renders the component. */
export const useNow = (stepMs = 60_000): number =>
  useTicking(() => Math.floor(serverNow() / stepMs) * stepMs);

/** True from an instant on, by the server's clock; only that change renders the component. */
export const useReached = (instant: string): boolean => useTicking(() => serverNow() >= Date.parse(instant));
