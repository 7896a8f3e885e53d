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
 * Everything that goes over a player's groups is bounded by it: pages, the export, leaving.
 * @param refusal by whose fault, in German
 * @throws AppError BAD_USER_INPUT when the player is in as many groups as anybody may be
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
