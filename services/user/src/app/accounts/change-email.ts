import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import { isDuplicateKey } from '@tippspiel/shared/platform/mongo/duplicate-key';
import { z } from 'zod';
import type { Account } from '../../domain/accounts/account.ts';
import { endLogins } from '../../domain/sessions/session.ts';
import type { Token } from '../../domain/tokens.ts';
import { TOKENS } from '../../store/tokens.ts';
import type { Deps } from '../deps.ts';
import { limitMails } from '../mail/limit-mails.ts';
import { newMailToken } from '../mail-token.ts';
import { messages } from '../messages.ts';
import { parseInput } from '../parse-input.ts';
import { currentLogin } from '../sessions/current-login.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { email } from './account-input.ts';
import { emailChangedMail, newEmailMail } from './mails.ts';
import { accountMessages } from './messages.ts';
import { eligibilityEvent } from './player-event.ts';

const changeInput = z
  .object({ email, emailRepeat: email.nullish() })
  .refine(({ email: one, emailRepeat }) => !emailRepeat || emailRepeat === one, {
    path: ['emailRepeat'],
    error: accountMessages.emailRepeat,
  });

/** Sends a link to a player's new address; until that is followed nothing changes. A link asked for before works no more. */
export async function requestEmailChange(
  deps: Deps,
  { identity, requestId }: Request,
  input: unknown,
): Promise<Account> {
  const { userId, sessionId } = requireWriter(identity);
  const { email: wanted } = parseInput(changeInput, input);
  const account = await deps.accounts.find(userId);
  if (!account) throw conflict(messages.noSuchUser);
  if (!(await currentLogin(deps, sessionId))(account)) throw unauthenticated();
  if (account.email === wanted) throw badInput(accountMessages.emailSame, 'email');
  for (const who of [userId, wanted]) await limitMails(deps, who).take();
  if (await deps.accounts.isEmailTaken(wanted)) throw conflict(accountMessages.emailOfOther, 'email');
  const now = deps.clock.now();
  const { email: from, loginEpoch } = account;
  const made = newMailToken('email', { userId, email: wanted, from, loginEpoch }, now);
  // An address that was mistyped before may be a stranger's, who could follow that link.
  await deps.tokens.removeOf(userId, 'email');
  await deps.tokens.insert(made.token, [newEmailMail(account, made, { now, requestId })]);
  deps.relay.kick(TOKENS, [made.token.id]);
  return account;
}

/**
 * The new address counts from now on, and a mail tells the old one. Other logins end by the very write of it. A link that was
 * made before the last new password or address changes nothing.
 */
export async function changeEmail(
  deps: Deps,
  { identity, requestId }: Request,
  { id, userId, email: wanted, from, loginEpoch }: Token,
): Promise<{ account: Account; changed: boolean }> {
  const cause = { now: deps.clock.now(), requestId };
  const keptLogin = identity?.userId === userId ? identity.sessionId : '';
  const decide = (account: Account) => {
    if (account.email === wanted && account.isConfirmed) return null;
    if (account.email !== from || account.loginEpoch !== loginEpoch)
      throw badInput(messages.badLink, 'token');
    return { email: wanted, isConfirmed: true, ...endLogins(account, keptLogin) };
  };
  try {
    const result = await deps.accounts.change(userId, decide, (after) => [
      eligibilityEvent(after, cause),
      emailChangedMail(after, { to: from, version: after.version }, cause),
    ]);
    if (!result) throw badInput(messages.badLink, 'token');
    if (!result.changed) return result;
    await endOtherSessions(deps, userId, keptLogin);
    // Links that went to the old address are no longer this player's.
    await deps.tokens.removeMadeFor(userId, from, id);
    return result;
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict(accountMessages.emailOfOther, 'email');
    throw error;
  }
}
