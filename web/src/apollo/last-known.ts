import type { ApolloCache } from '@apollo/client';
import { connection } from '../lib/connection.ts';
import { setLastContact, getLastContact } from '../lib/last-contact.ts';
import type { SessionUser } from '../lib/session.ts';

const KEY = 'last-known';
/** Storage is small, and a long feed is not worth keeping. */
const MAX_CHARACTERS = 1_500_000;

interface LastKnown {
  userId: number;
  savedAt: number;
  data: unknown;
}

/** Who could be drawn for a prize: some hundred thousand characters that nobody looks at offline. */
const LEFT_OUT = 'candidates';

const forget = (): void => localStorage.removeItem(KEY);

const save = (cache: ApolloCache, userId: number): void => {
  if (!getLastContact()) return;
  const known: LastKnown = { userId, savedAt: getLastContact(), data: cache.extract() };
  const text = JSON.stringify(known, (field, value: unknown) => (field === LEFT_OUT ? undefined : value));
  if (text.length <= MAX_CHARACTERS) localStorage.setItem(KEY, text);
  else forget();
};

const restore = (cache: ApolloCache, userId: number): void => {
  const known = JSON.parse(localStorage.getItem(KEY) ?? 'null') as LastKnown | null;
  if (known?.userId !== userId) return forget();
  // As one change, so that what is on the screen hears of it.
  cache.batch({ update: () => void cache.restore(known.data as never) });
  setLastContact(known.savedAt);
};

/**
 * Keeps what a player has seen on this device, and shows it again when the app is opened without a network. It ends with the
 * login: a visitor, or another player, finds nothing of it. Nothing is kept of operators: what is for them alone (drafts, reports,
 * others' addresses, winners not published yet) stands in the same objects as all else, and would outlive their right to see it.
 */
export const keepLastKnown = (cache: ApolloCache, user: Pick<SessionUser, 'id' | 'isAdmin'> | null): void => {
  const quietly = (act: () => void): void => {
    try {
      act();
    } catch {
      // Without storage, with a full or a broken one, there is no copy.
    }
  };
  if (!user || user.isAdmin) return quietly(forget);
  const { id: userId } = user;
  const onLost = (): void => {
    // Only where nothing was heard at all: what is known is newer than the copy.
    if (connection.isLost() && !getLastContact()) quietly(() => restore(cache, userId));
  };
  onLost();
  connection.subscribe(onLost);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) quietly(() => save(cache, userId));
  });
};
