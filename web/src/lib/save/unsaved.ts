import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

const held = new Set<{ key: string; asks: boolean }>();
const changed = createListeners();

/**
 * Marks something in this page as unsaved until the returned function is called.
 * @param key its kind, for queries
 * @param asks whether the browser asks before leaving, because it is stored nowhere else
 */
export const holdUnsaved = (key: string, { asks = false } = {}): (() => void) => {
  const hold = { key, asks };
  held.add(hold);
  changed.call();
  return () => {
    if (held.delete(hold)) changed.call();
  };
};

/** @param key of its kind; any kind without */
export const anyUnsaved = (key?: string): boolean =>
  key === undefined ? held.size > 0 : [...held].some((hold) => hold.key === key);

/** Notifies about every change. */
export const onUnsaved = changed.add;

const ask = (event: Event): void => event.preventDefault();

/**
 * Called once, at the start of the app. The listener exists only while needed: Firefox keeps no page with one in its
 * back/forward cache.
 */
export const watchLeaving = (): void =>
  void onUnsaved(() => {
    if ([...held].some(({ asks }) => asks)) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });

/** Called before the app itself leaves the page: the browser asks once if something would be lost. */
export const askOnce = (): void => {
  const askNow = (event: Event): void => {
    if (anyUnsaved()) ask(event);
    // Chromium (156) does not ask if the listener is removed during the event, as `once` does.
    setTimeout(() => removeEventListener('beforeunload', askNow));
  };
  addEventListener('beforeunload', askNow);
};

/** Leaves the app, for example to a login provider; the browser asks about unsaved values. */
export const leaveTo = (href: string): void => {
  askOnce();
  location.assign(href);
};

/** Marks a part of the screen as unsaved. @param asks like `holdUnsaved` */
export const useUnsaved = (isUnsaved: boolean, what: string, { asks = false } = {}): void =>
  useEffect(() => (isUnsaved ? holdUnsaved(what, { asks }) : undefined), [isUnsaved, what, asks]);

const isEntered = (): boolean => anyUnsaved('entry');

/** Whether any entry (`useEntry`) is unsaved. */
export const useIsEntered = (): boolean => useSyncExternalStore(onUnsaved, isEntered, isEntered);
