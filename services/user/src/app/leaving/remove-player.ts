import { FAVORITES } from '../../store/favorites/favorites.ts';
import type { Deps } from '../deps.ts';
import { favoritesEvent } from '../favorites/favorites-event.ts';
import { endOtherSessions } from '../sessions/end-session.ts';

const OWN_REQUEST = 'user-leaving';
const LISTS_AT_ONCE = 500;

/** Removes all data of a player who has left, in collections and in the stream. Safe to repeat. */
export async function removePlayer(deps: Deps, userId: number): Promise<void> {
  await endOtherSessions(deps, userId);
  await deps.tokens.removeAllOf(userId);
  await deps.recommendations.removeOf(userId);
  await deps.mails.removeOf(userId);
  await deps.pushes.removeOf(userId);
  await deps.subscriptions.removeOf(userId);
  await deps.favorites.remove(userId);
  await removeFromLists(deps, userId);
  await deps.departed.forgetRecommender(userId);
  await deps.departed.remove(userId);
  await deps.purgeEvents(userId);
}

/** Removes a player from other players' lists. Each change is published like one by the list's owner. */
async function removeFromLists(deps: Deps, userId: number): Promise<void> {
  for (;;) {
    const owners = await deps.favorites.ownersOfListsWith(userId, LISTS_AT_ONCE);
    if (!owners.length) return;
    for (const owner of owners) {
      const cause = { now: deps.clock.now(), requestId: OWN_REQUEST };
      await deps.favorites.change(
        owner,
        (list) => (list.includes(userId) ? list.filter((id) => id !== userId) : null),
        (after) => favoritesEvent(after, cause),
      );
    }
    deps.relay.kick(FAVORITES, owners);
  }
}
