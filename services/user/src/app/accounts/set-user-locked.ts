import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { badInput, forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Account } from '../../domain/accounts/account.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';
import { accountMessages } from './messages.ts';
import { changedEvent, operatorActedEvent } from './player-event.ts';

type Input = { userId: number; isLocked: boolean };

/**
 * Locks or unlocks a player, and records it in the audit log. The player stays logged in and may read. The gateways
 * learn at once that writing is over.
 */
export async function setUserLocked(
  deps: Deps,
  { identity, requestId }: Request,
  { userId, isLocked }: Input,
): Promise<Account> {
  const admin = requireAdmin(identity);
  if (userId === admin.userId) throw badInput(accountMessages.lockSelf, 'userId');
  const cause = { now: deps.clock.now(), requestId };
  const result = await deps.accounts.change(
    userId,
    async (account) => {
      if (account.isLocked === isLocked) return null;
      await requireOperatorToLock(deps, admin, account, isLocked);
      return { isLocked };
    },
    (after) => [
      changedEvent(after, cause),
      operatorActedEvent({ ...after, isLocked: !isLocked }, after, admin.userId, cause),
    ],
  );
  if (!result) throw notFound(messages.noSuchUser, 'userId');
  if (result.changed) deps.relay.kick(ACCOUNTS, [userId]);
  // Also if nothing changed: if a process died before this hint, the operator's second attempt sends it.
  deps.announceRevoked(await deps.sessions.idsOf(userId));
  return result.account;
}

/**
 * For the decision to lock another operator. An operator who has just been locked cannot do that. If two lock each other
 * at once, one stays. @throws AppError FORBIDDEN
 */
export async function requireOperatorToLock(
  { accounts }: Pick<Deps, 'accounts'>,
  { userId }: Identity,
  account: Account,
  isLocked: boolean | undefined,
): Promise<void> {
  if (isLocked && account.isAdmin && !(await accounts.keepOperator(userId))) throw forbidden();
}
