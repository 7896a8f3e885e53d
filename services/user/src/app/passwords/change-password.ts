import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import type { Account } from '../../domain/accounts/account.ts';
import { endLogins } from '../../domain/sessions/session.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { AccountChange } from '../../store/accounts/accounts.ts';
import type { Token } from '../../domain/tokens.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { findMailToken, tokenInput } from '../mail-token.ts';
import { noticeMail } from '../mail/account-mails.ts';
import { messages } from '../messages.ts';
import { eligibilityEvent } from '../accounts/player-event.ts';
import { parseInput } from '../parse-input.ts';
import { currentLogin } from '../sessions/current-login.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { passwordMessages } from './messages.ts';
import { passwordPair, repeated } from './new-password.ts';

const changeInput = z.object(passwordPair).refine(...repeated);
const resetInput = z.object({ token: tokenInput, ...passwordPair }).refine(...repeated);

/**
 * Sets a logged-in player's new password; the current login stays. Of two simultaneous changes the first one wins: it
 * ends the other's login.
 */
export async function changePassword(deps: Deps, request: ClientRequest, input: unknown): Promise<Account> {
  const { userId, sessionId } = requireWriter(request.identity);
  const { password } = parseInput(changeInput, input);
  const isCurrentLogin = await currentLogin(deps, sessionId);
  const account = await store(deps, request, {
    ...{ userId, password, keptLogin: sessionId },
    changeOf(account) {
      if (!isCurrentLogin(account)) throw unauthenticated();
      return {};
    },
  });
  if (!account) throw conflict(messages.noSuchUser);
  return account;
}

/**
 * Sets a new password by the link of a mail, and ends every login. The link works once, even if the password was
 * changed in the meantime. It also confirms the address, and removes the provider's login. A rejected password leaves the
 * link unused.
 */
export async function resetPassword(deps: Deps, request: ClientRequest, input: unknown): Promise<void> {
  const { token: secret, password } = parseInput(resetInput, input);
  const token = await findMailToken(deps, secret, 'reset');
  const found = await deps.accounts.findByEmail(token.email);
  // Checked before the expensive hashing, because such a link may be followed repeatedly.
  if (!found) throw badInput(messages.badLink, 'token');
  checkLink(token, found.account);
  const account = await store(deps, request, {
    ...{ userId: token.userId, password, keptLogin: '' },
    changeOf(account) {
      checkLink(token, account);
      // A stranger may have opened the account and linked a provider login before the address was confirmed.
      const alone = { providerKey: '', providerPicture: '' };
      return { isConfirmed: true, resetCount: account.resetCount + 1, ...alone };
    },
  });
  if (!account) throw badInput(messages.badLink, 'token');
}

/** Requires the account's current address. A link neither works twice nor after another reset. */
function checkLink(token: Token, { id, email, resetCount }: Account): void {
  if (id !== token.userId || email !== token.email) throw badInput(messages.badLink, 'token');
  if (resetCount !== token.resetCount) throw badInput(passwordMessages.linkUsed, 'token');
}

type Change = {
  userId: number;
  password: string;
  /** The session that stays logged in; empty for none. */
  keptLogin: string;
  /** Further changes besides the password; throws if the change is not allowed. */
  changeOf(account: Account): AccountChange;
};

/** The write of the password also ends all other logins, and links to a new address. */
async function store(
  deps: Deps,
  { requestId, deadline }: ClientRequest,
  { userId, password, keptLogin, changeOf }: Change,
): Promise<Account | null> {
  const passwordHash = await deps.passwords.hash(password, { who: userId, deadline });
  const cause = { now: deps.clock.now(), requestId };
  const result = await deps.accounts.change(
    userId,
    (account) => ({
      ...{ passwordHash, hasPassword: true },
      ...changeOf(account),
      ...endLogins(account, keptLogin),
    }),
    (after) => [eligibilityEvent(after, cause), noticeMail('password-changed', after, after.email, cause)],
  );
  if (!result) return null;
  await endOtherSessions(deps, userId, keptLogin);
  deps.relay.kick(ACCOUNTS, [userId]);
  return result.account;
}
