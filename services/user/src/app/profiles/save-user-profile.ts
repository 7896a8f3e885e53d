import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { isDuplicateKey } from '@tippspiel/shared/platform/mongo/duplicate-key';
import type { Account } from '../../domain/accounts/account.ts';
import { endLogins } from '../../domain/sessions/session.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import { accountMessages } from '../accounts/messages.ts';
import { requireOperatorToLock } from '../accounts/set-user-locked.ts';
import { changedEvent, eligibilityEvent, operatorActedEvent } from '../accounts/player-event.ts';
import type { Deps } from '../deps.ts';
import { linkMail, noticeMail } from '../mail/account-mails.ts';
import { newMailToken } from '../mail-token.ts';
import { messages } from '../messages.ts';
import { parseInput } from '../parse-input.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { adminInput, withoutNulls } from './profile-input.ts';
import { differs } from './save-profile.ts';

/**
 * Saves an operator's changes to a player; a missing field stays unchanged. A new address is valid at once, but
 * unconfirmed. Both addresses get a mail, and the old address loses its logins and links. The gateways learn of a lock
 * at once.
 */
export async function saveUserProfile(
  deps: Deps,
  { identity, requestId }: Request,
  input: object,
): Promise<Account> {
  const admin = requireAdmin(identity);
  const { userId, ...wanted } = parseInput(adminInput, withoutNulls(input));
  if (userId === admin.userId && wanted.isLocked) throw badInput(accountMessages.lockSelf, 'isLocked');
  const now = deps.clock.now();
  const cause = { now, requestId };
  const made = wanted.email ? newMailToken('confirm', { userId, email: wanted.email }, now) : null;
  const keptLogin = userId === admin.userId ? admin.sessionId : '';
  let before = undefined as Account | undefined;
  const isNewAddress = (account: Account) => wanted.email !== undefined && wanted.email !== account.email;
  if (made && isNewAddress(await load(deps, userId))) {
    if (await deps.accounts.isEmailTaken(made.token.email))
      throw conflict(accountMessages.emailOfOther, 'email');
    await deps.tokens.insert(made.token);
  }
  const result = await deps.accounts
    .change(
      userId,
      async (account) => {
        before = account;
        if (!differs(account, wanted)) return null;
        await requireOperatorToLock(deps, admin, account, wanted.isLocked);
        if (!isNewAddress(account)) return wanted;
        return { ...wanted, isConfirmed: false, ...endLogins(account, keptLogin) };
      },
      (after) => [
        changedEvent(after, cause),
        operatorActedEvent(before as Account, after, admin.userId, cause),
        eligibilityEvent(after, cause),
        ...(made && before && before.email !== after.email
          ? [linkMail(after, made, cause), noticeMail('email-changed', after, before.email, cause)]
          : []),
      ],
    )
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? conflict(accountMessages.emailOfOther, 'email') : error;
    });
  if (!result) throw notFound(messages.noSuchUser, 'userId');
  if (made && before && before.email !== result.account.email) {
    await endOtherSessions(deps, userId, keptLogin);
    await deps.tokens.removeMadeFor(userId, before.email);
  }
  if (result.changed) deps.relay.kick(ACCOUNTS, [userId]);
  // Also if nothing changed: if a process died before this hint, the operator's second attempt sends it.
  if (wanted.isLocked !== undefined) deps.announceRevoked(await deps.sessions.idsOf(userId));
  return result.account;
}

async function load(deps: Deps, userId: number): Promise<Account> {
  const account = await deps.accounts.find(userId);
  if (!account) throw notFound(messages.noSuchUser, 'userId');
  return account;
}
