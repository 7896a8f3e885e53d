import type { InMemoryCache } from '@apollo/client/cache';
import type { SessionUser } from '../lib/session.ts';

/** When the server last answered a question, by its own clock in milliseconds; 0 for never. */
export const ageOf = (_name: string, _variables: string): number => 0;

/** A question was answered: how old what is known of it is, and that it is worth keeping. */
export const noteAnswer = (_name: string, _variables: string): void => undefined;

/** Nothing is kept from now on. */
export const stop = (): void => undefined;

/** Before anything is shown or asked: what is known of the last visit. */
export const restoreKnown = async (
  _cache: InMemoryCache,
  _user: Pick<SessionUser, 'id' | 'isAdmin'> | null,
): Promise<void> => undefined;
