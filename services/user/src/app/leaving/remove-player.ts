import { forEachLimit } from '@tippspiel/shared/platform/queue/for-each-limit';
import { FAVORITES } from '../../store/favorites/favorites.ts';
import { favoritesEvent } from '../accounts/player-event.ts';
import type { Deps } from '../deps.ts';
import { endOtherSessions } from '../sessions/end-session.ts';

const OWN_REQUEST = 'user-leaving';
const LISTS_PER_BATCH = 500;
const LISTS_AT_ONCE = 20;

/** Removes all data of a player who has left, in collections and in the stream. Safe to repeat. */
export async function removePlayer(deps: Deps, userId: number): Promise<void> {
  await endOtherSessions(deps, userId);
  await deps.tokens.removeAllOf(userId);
  await deps.recommendations.removeOf(userId);
  await deps.mails.removeOf(userId);
  await deps.pushes.removeOf(userId);
  await deps.subscriptions.removeOf(userId);
  await deps.favorites.remove(userId);
  await deps.purgeEvents(userId);
  await removeFromLists(deps, userId);
  await deps.departed.forgetRecommender(userId);
  await deps.departed.remove(userId);
}

/** Removes a player from other players' lists. Each change is published like one by the list's owner. */
async function removeFromLists(deps: Deps, userId: number): Promise<void> {
  const removeFrom = (owner: number) =>
    deps.favorites.change(
      owner,
      (list) => (list.includes(userId) ? list.filter((id) => id !== userId) : null),
      (after) => favoritesEvent(after, { now: deps.clock.now(), requestId: OWN_REQUEST }),
    );
  for (;;) {
    const owners = await deps.favorites.ownersOfListsWith(userId, LISTS_PER_BATCH);
    if (!owners.length) return;
    await forEachLimit(owners, LISTS_AT_ONCE, removeFrom);
    deps.relay.kick(FAVORITES, owners);
  }
}
