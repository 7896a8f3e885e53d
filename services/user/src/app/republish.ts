import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { GONE_VERSION } from '@tippspiel/shared/platform/nats/republish';
import { changedEvent, eligibilityEvent, favoritesEvent, reminderEvent } from './accounts/player-event.ts';
import type { Deps } from './deps.ts';

/** Republishes all that other services keep of accounts and favourites, and the players who have left. */
export async function* republishAccounts({
  accounts,
  favorites,
  departures,
  clock,
}: Pick<Deps, 'accounts' | 'favorites' | 'departures' | 'clock'>): AsyncGenerator<DomainEvent[]> {
  const cause = { now: clock.now(), requestId: 'republish' };
  const left = (userId: number, version: number) =>
    createEvent('user.account.deleted.v1', { userId, version }, cause);
  for await (const page of accounts.pages())
    yield page.flatMap(({ account, isGone }) => {
      if (isGone) return [left(account.id, account.version)];
      // A player who has never changed anything, and wants neither reminders nor goals, has published nothing.
      const reminders =
        account.reminder > 0 || account.goalAlert !== 'OFF' || account.version > 1
          ? [reminderEvent(account, cause)]
          : [];
      return [changedEvent(account, cause), eligibilityEvent(account, cause), ...reminders];
    });
  for await (const page of favorites.pages()) yield page.map((list) => favoritesEvent(list, cause));
  for await (const page of departures.pages()) yield page.map(({ _id }) => left(_id, GONE_VERSION));
}
