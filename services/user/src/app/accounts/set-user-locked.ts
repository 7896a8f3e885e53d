import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { badInput, forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Account } from '../../domain/accounts/account.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';
import { accountMessages } from './messages.ts';
import { changedEvent, operatorEvents } from './player-event.ts';

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
  return lockOneAtATime(deps, { admin: admin.userId, userId, isLocked }, () =>
    setLocked(deps, { admin: admin.userId, userId, isLocked, requestId }),
  );
}

type Lock = Input & {
  admin: number;
};

/** An operator who has just been locked cannot lock another one. If two lock each other at once, one stays. */
export async function lockOneAtATime(
  deps: Deps,
  { admin, userId, isLocked }: Lock,
  work: () => Promise<Account>,
): Promise<Account> {
  if (!isLocked || !(await deps.accounts.find(userId))?.isAdmin) return work();
  return deps.asOperator(async () => {
    if ((await deps.accounts.find(admin))?.isLocked) throw forbidden();
    return work();
  });
}

async function setLocked(
  deps: Deps,
  { admin, userId, isLocked, requestId }: Lock & { requestId: string },
): Promise<Account> {
  const cause = { now: deps.clock.now(), requestId };
  const result = await deps.accounts.change(
    userId,
    (account) => (account.isLocked === isLocked ? null : { isLocked }),
    (after) => [changedEvent(after, cause), ...operatorEvents(after, { wasLocked: !isLocked, admin }, cause)],
  );
  if (!result) throw notFound(messages.noSuchUser, 'userId');
  if (result.changed) deps.relay.kick(ACCOUNTS, [userId]);
  // Also if nothing changed: if a process died before this hint, the operator's second attempt sends it.
  deps.announceRevoked(await deps.sessions.idsOf(userId));
  return result.account;
}
