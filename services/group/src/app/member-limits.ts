import { HOUR_SECONDS } from '@tippspiel/shared/platform/clock/window';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { Limit, Rule } from '@tippspiel/shared/platform/mongo/limits';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

type PerHour = { kind: string; max: number; message: string };

export function perHour(
  { store }: Pick<Deps, 'store'>,
  { kind, max, message }: PerHour,
  userId: number,
): Limit {
  const rule: Rule = { kind, max, message, seconds: HOUR_SECONDS };
  return store.limits.of(rule, userId);
}

/**
 * Limits a player's groups, because pages, the export and leaving iterate over all of them.
 * @param refusal the German message, which depends on who adds the member
 * @throws AppError BAD_USER_INPUT if the player is in the maximum number of groups
 */
export async function requireRoom(
  { store, settings }: Pick<Deps, 'store' | 'settings'>,
  userId: number,
  refusal: { message: (max: number) => string; field?: string } = { message: messages.tooManyMemberships },
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
    throw badInput(messages.addedToTooMany(max), 'userId');
}
