import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

const held = new Set<{ key: string; asks: boolean }>();
const changed = createListeners();

/**
 * Something is entered in this page that would be lost with it, until the function it returns is called.
 * @param key what it is, for who looks into it
 * @param asks whether the browser asks before the page goes: it was meant to be kept, and is kept nowhere
 */
export const holdUnsaved = (key: string, { asks = false } = {}): (() => void) => {
  const hold = { key, asks };
  held.add(hold);
  changed.call();
  return () => {
    if (held.delete(hold)) changed.call();
  };
};

/** @param key of what; anything without */
export const anyUnsaved = (key?: string): boolean =>
  key === undefined ? held.size > 0 : [...held].some((hold) => hold.key === key);

/** Called whenever something more is held or let go. */
export const onUnsaved = changed.add;

const ask = (event: Event): void => event.preventDefault();

/** Once, at the start of the app. The listener is there only while it must be: Firefox keeps no page with one for the way back. */
export const watchLeaving = (): void =>
  void onUnsaved(() => {
    if ([...held].some(({ asks }) => asks)) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });

/** The page is about to go: the browser asks once, if something would be lost by it. */
export const askOnce = (): void => {
  const askNow = (event: Event): void => {
    if (anyUnsaved()) ask(event);
    // Chromium (156) does not ask where the listener is gone by the end of the event, as with `once`.
    setTimeout(() => removeEventListener('beforeunload', askNow));
  };
  addEventListener('beforeunload', askNow);
};

/** The player goes where this page ends, as to a provider's; what is not saved is asked about by the browser. */
export const leaveTo = (href: string): void => {
  askOnce();
  location.assign(href);
};

/**
 * Whether a part of the screen holds something that would be lost with the page.
 * @param asks as `holdUnsaved` has it
 */
export const useUnsaved = (isUnsaved: boolean, what: string, { asks = false } = {}): void =>
  useEffect(() => (isUnsaved ? holdUnsaved(what, { asks }) : undefined), [isUnsaved, what, asks]);

const isEntered = (): boolean => anyUnsaved('entry');

/** Whether anything is entered in place (`useEntry`) and not saved. */
export const useIsEntered = (): boolean => useSyncExternalStore(onUnsaved, isEntered, isEntered);
