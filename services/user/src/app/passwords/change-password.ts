import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import type { Account } from '../../domain/accounts/account.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { Token } from '../../domain/tokens.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { findMailToken, isReplaced, tokenInput } from '../mail-token.ts';
import { messages } from '../messages.ts';
import { eligibilityEvent } from '../accounts/player-event.ts';
import { parseInput } from '../parse-input.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { passwordChangedMail } from './mails.ts';
import { passwordMessages } from './messages.ts';
import { passwordPair, repeated } from './new-password.ts';

const changeInput = z.object(passwordPair).refine(...repeated);
const resetInput = z.object({ token: tokenInput, ...passwordPair }).refine(...repeated);

/** A logged-in player's new password; this login stays. */
export async function changePassword(deps: Deps, request: ClientRequest, input: unknown): Promise<Account> {
  const { userId } = requireWriter(request.identity);
  const { password } = parseInput(changeInput, input);
  const account = await store(deps, request, { userId, password, identity: request.identity });
  if (!account) throw conflict(messages.noSuchUser);
  return account;
}

/**
 * Sets a new password by the link of a mail: works once, and ends every login. The reader of that mail reads the address's
 * mails, so the address is confirmed by it, too. A refused password leaves the link unused.
 */
export async function resetPassword(deps: Deps, request: ClientRequest, input: unknown): Promise<void> {
  const { token: secret, password } = parseInput(resetInput, input);
  const token = await findMailToken(deps, secret, 'reset');
  const found = await deps.accounts.findByEmail(token.email);
  // Before the hashing, which costs: such a link may be followed again and again.
  if (!found) throw badInput(messages.badLink, 'token');
  checkLink(token, found.account, found.passwordHash ?? '');
  const account = await store(deps, request, { userId: token.userId, password, identity: null, token });
  if (!account) throw badInput(messages.badLink, 'token');
}

/** Only whoever has the account's address sets its password, and no link does so twice. */
function checkLink(token: Token, { id, email }: Account, passwordHash: string): void {
  if (id !== token.userId || email !== token.email) throw badInput(messages.badLink, 'token');
  if (isReplaced(token, passwordHash)) throw badInput(passwordMessages.linkUsed, 'token');
}

type Change = {
  userId: number;
  password: string;
  /** The viewer, whose login stays. */
  identity: Identity | null;
  /** The link by which it is changed: shows that its address is the player's. */
  token?: Token;
};

/**
 * Other logins end before the change and after it, so that a crash in between leaves none that knows the old password only. Links
 * to a new address that were asked for before end in the same way: whoever asked for them knew the old one.
 */
async function store(
  deps: Deps,
  { requestId }: ClientRequest,
  { userId, password, identity, token }: Change,
): Promise<Account | null> {
  const passwordHash = await deps.passwords.hash(password, userId);
  const endTheRest = async () => {
    await endOtherSessions(deps, userId, { identity });
    await deps.tokens.removeOf(userId, 'email');
  };
  await endTheRest();
  const cause = { now: deps.clock.now(), requestId };
  const result = await deps.accounts.change(
    userId,
    (account, before) => {
      if (token) checkLink(token, account, before);
      const isShown = token !== undefined && !account.isConfirmed;
      // Somebody who opened the account without owning the address keeps no other way into it.
      const alone = isShown ? { providerKey: '', providerPicture: '' } : {};
      return { passwordHash, hasPassword: true, isConfirmed: account.isConfirmed || isShown, ...alone };
    },
    (after) => [eligibilityEvent(after, cause), passwordChangedMail(after, cause)],
  );
  if (!result) return null;
  await endTheRest();
  deps.relay.kick(ACCOUNTS, [userId]);
  return result.account;
}
