import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

/**
 * Limits a player's groups, because pages, the export and leaving iterate over all of them. Simultaneous requests may
 * exceed the limit, because the count and the write are two steps. The hourly limit bounds a player's own joins; the
 * number of owners bounds what they add.
 * @throws AppError BAD_USER_INPUT
 */
export async function requireRoom({ store, settings }: Deps, userId: number): Promise<void> {
  const { GROUPS_PER_PLAYER: max } = settings;
  if ((await store.memberships.countOf(userId, max)) >= max) throw badInput(messages.inTooManyGroups(max));
}

/**
 * The same for a player whom an owner adds. Also limits the groups that others put a player into, so that nobody fills
 * the player's list or takes the room for groups of their own choice.
 * @throws AppError BAD_USER_INPUT
 */
export async function requireRoomToAdd({ store, settings }: Deps, userId: number): Promise<void> {
  const { GROUPS_PER_PLAYER: max, GROUPS_BY_OTHERS: maxByOthers } = settings;
  if ((await store.memberships.countOf(userId, max)) >= max)
    throw badInput(messages.playerInTooManyGroups(max), 'userId');
  if ((await store.memberships.countByOthers(userId, maxByOthers)) >= maxByOthers)
    throw badInput(messages.playerAddedTooOften(maxByOthers), 'userId');
}
