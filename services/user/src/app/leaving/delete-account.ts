import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { conflict, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { z } from 'zod';
import type { Account } from '../../domain/accounts/account.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { Deps } from '../deps.ts';
import { parseInput } from '../parse-input.ts';
import { currentLogin } from '../sessions/current-login.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { leavingMessages } from './messages.ts';

/** The form sends this after both confirmations (specification, chapter 7: `delete=delete`). */
const deleteInput = z.object({ delete: z.literal('delete', leavingMessages.confirm) });

/**
 * Deletes the viewer's own account. A locked player may leave, but not the last operator. All logins end at once, and
 * the event makes every service remove its data about the player. Repeating it is no error.
 * @throws AppError UNAUTHENTICATED, BAD_USER_INPUT (not confirmed), CONFLICT (the last operator)
 */
export async function deleteAccount(
  deps: Deps,
  { identity, requestId }: Request,
  input: unknown,
): Promise<void> {
  const { userId, sessionId } = requireViewer(identity);
  parseInput(deleteInput, input);
  const isCurrentLogin = await currentLogin(deps, sessionId);
  const check = async (account: Account) => {
    if (!isCurrentLogin(account)) throw unauthenticated();
    if (account.isAdmin && !(await deps.accounts.keepOperator({ $ne: userId })))
      throw conflict(leavingMessages.lastAdmin);
  };
  const now = deps.clock.now();
  const toEvent = (version: number) =>
    createEvent('user.account.deleted.v1', { userId, version }, { now, requestId });
  await deps.departed.empty(userId, check, toEvent);
  deps.relay.kick(ACCOUNTS, [userId]);
  await endOtherSessions(deps, userId);
}
