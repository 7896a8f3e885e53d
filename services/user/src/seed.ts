import { randomUUID } from 'node:crypto';
import { foldEmail } from '@tippspiel/shared/platform/text/email';
import type { Deps } from './app/deps.ts';
import { newAccount, type Person } from './app/accounts/new-account.ts';
import {
  eligibilityEvent,
  registeredEvent,
  favoritesEvent,
  reminderEvent,
} from './app/accounts/player-event.ts';
import type { Account } from './domain/accounts/account.ts';
import { ACCOUNTS } from './store/accounts/account-model.ts';
import { FAVORITES } from './store/favorites/favorites.ts';

type Profile = 'city' | 'country' | 'institution' | 'hobbies' | 'age' | 'street' | 'zipCode';

export type SeedUser = Person &
  Partial<
    Pick<
      Account,
      Profile | 'pictureStamp' | 'isAdmin' | 'isLocked' | 'rankWelcome' | 'reminder' | 'goalAlert'
    >
  > & {
    /** By the game clock. The seed lists players in this order, in which they get their numbers. */
    dateActivated: Date;
    /** Position of the recommending player in this list. */
    recommendedByPosition?: number;
  };

/**
 * Opens many accounts at once, all with the same password, each with its event in the outbox.
 * @returns the players' numbers in the order of the list
 */
export async function seedUsers(deps: Deps, users: readonly SeedUser[], password: string): Promise<number[]> {
  if (!users.length) return [];
  const passwordHash = await deps.passwords.hash(password);
  const first = await deps.numbers.next(ACCOUNTS, users.length);
  const requestId = `seed-${randomUUID()}`;
  const counts = countRecommended(users);
  const records = users.map(({ recommendedByPosition, dateActivated, ...user }, position) => {
    const person = { ...user, email: foldEmail(user.email) };
    const recommendedBy = recommendedByPosition === undefined ? null : first + recommendedByPosition;
    const account = {
      ...newAccount(first + position, person, dateActivated),
      ...person,
      isConfirmed: true,
      recommendedBy,
      recommendCount: counts.get(position) ?? 0,
    };
    const cause = { now: dateActivated, requestId };
    const reminder = account.reminder || account.goalAlert !== 'OFF' ? [reminderEvent(account, cause)] : [];
    const outbox = [registeredEvent(account, cause), eligibilityEvent(account, cause), ...reminder];
    return { account, passwordHash, outbox };
  });
  await deps.accounts.insertMany(records);
  const ids = records.map(({ account }) => account.id);
  deps.relay.kick(ACCOUNTS, ids);
  return ids;
}

/** Counts by the recommending player's position. */
function countRecommended(users: readonly SeedUser[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { recommendedByPosition: by } of users)
    if (by !== undefined) counts.set(by, (counts.get(by) ?? 0) + 1);
  return counts;
}

/** Writes many players' first lists of favourites at once, each with its event in the outbox. */
export async function seedFavorites(
  deps: Deps,
  lists: readonly { userId: number; favorites: number[] }[],
): Promise<void> {
  const cause = { now: deps.clock.now(), requestId: `seed-${randomUUID()}` };
  const records = lists.map(({ userId, favorites }) => {
    const others = [...new Set(favorites)].filter((id) => id !== userId);
    const list = { userId, version: 1, favorites: others.slice(0, deps.settings.FAVORITES_MAX) };
    return { list, event: favoritesEvent(list, cause) };
  });
  await deps.favorites.insertMany(records);
  deps.relay.kick(
    FAVORITES,
    records.map(({ list }) => list.userId),
  );
}
