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
import { linkMail, noticeMail } from '../mail/account-mails.ts';
import { limitMails } from '../mail/limit-mails.ts';
import { newMailToken } from '../mail-token.ts';
import { messages } from '../messages.ts';
import { parseInput } from '../parse-input.ts';
import { currentLogin } from '../sessions/current-login.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { email } from './account-input.ts';
import { accountMessages } from './messages.ts';
import { eligibilityEvent } from './player-event.ts';

const changeInput = z
  .object({ email, emailRepeat: email.nullish() })
  .refine(({ email: one, emailRepeat }) => !emailRepeat || emailRepeat === one, {
    path: ['emailRepeat'],
    error: accountMessages.emailRepeat,
  });

/**
 * Mails a confirmation link to the new address; until it is followed, nothing changes. An earlier link stops working.
 */
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
  await limitMails(deps, userId).take();
  if (await deps.accounts.isEmailTaken(wanted)) throw conflict(accountMessages.emailOfOther, 'email');
  // After the check, so that nobody can use up the limit of another player's address.
  await limitMails(deps, wanted).take();
  const now = deps.clock.now();
  const { email: from, loginEpoch } = account;
  const made = newMailToken('email', { userId, email: wanted, from, loginEpoch }, now);
  // A mistyped earlier address may belong to a stranger, who could follow its link.
  await deps.tokens.removeOf(userId, 'email');
  await deps.tokens.insert(made.token, [linkMail(account, made, { now, requestId })]);
  deps.relay.kick(TOKENS, [made.token.id]);
  return account;
}

/**
 * Makes the new address valid, and notifies the old one by mail. The same write ends all other logins. A link has no
 * effect if it is older than the last change of password or address.
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
      noticeMail('email-changed', after, from, cause),
    ]);
    if (!result) throw badInput(messages.badLink, 'token');
    if (!result.changed) return result;
    await endOtherSessions(deps, userId, keptLogin);
    // Links sent to the old address may now be read by somebody else.
    await deps.tokens.removeMadeFor(userId, from, id);
    return result;
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict(accountMessages.emailOfOther, 'email');
    throw error;
  }
}
