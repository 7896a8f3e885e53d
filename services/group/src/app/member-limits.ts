import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

/**
 * Limits a player's groups, because pages, the export and leaving iterate over all of them. Simultaneous requests may
 * exceed the limit, because the count and the write are two steps. The hourly limits bound by how much.
 * @param refusal the German message, which depends on who adds the member
 * @throws AppError BAD_USER_INPUT if the player is in the maximum number of groups
 */
export async function requireRoom(
  { store, settings }: Pick<Deps, 'store' | 'settings'>,
  userId: number,
  refusal: { message: (max: number) => string; field?: string } = { message: messages.inTooManyGroups },
): Promise<void> {
  const max = settings.GROUPS_PER_PLAYER;
  if ((await store.memberships.countOf(userId, max)) >= max)
    throw badInput(refusal.message(max), refusal.field);
}

/**
 * Limits the groups that others put a player into, so that nobody fills the player's list or takes the room for groups
 * of their own choice.
 * @throws AppError BAD_USER_INPUT
 */
export async function requireRoomByOthers(
  { store, settings }: Pick<Deps, 'store' | 'settings'>,
  userId: number,
): Promise<void> {
  const max = settings.GROUPS_BY_OTHERS;
  if ((await store.memberships.countByOthers(userId, max)) >= max)
    throw badInput(messages.playerAddedTooOften(max), 'userId');
}
