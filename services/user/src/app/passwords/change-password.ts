import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireWriter } from '@tippspiel/shared/auth/require';
import { badInput, conflict } from '@tippspiel/shared/errors/app-error';
import { z } from 'zod';
import type { Account } from '../../domain/accounts/account.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { Deps, Origin } from '../deps.ts';
import { findMailToken, tokenInput, useUp } from '../mail-token.ts';
import { messages } from '../messages.ts';
import { eligibilityEvent } from '../accounts/player-event.ts';
import { parseInput } from '../parse-input.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { passwordChangedMail } from './mails.ts';
import { passwordPair, repeated } from './new-password.ts';

const changeInput = z.object(passwordPair).refine(...repeated);
const resetInput = z.object({ token: tokenInput, ...passwordPair }).refine(...repeated);

/** A logged-in player's new password; this login stays. */
export async function changePassword(
  deps: Deps,
  identity: Identity | null,
  origin: Origin,
  input: unknown,
): Promise<Account> {
  const { userId } = requireWriter(identity);
  const { password } = parseInput(changeInput, input);
  const account = await store(deps, origin, { userId, password, identity });
  if (!account) throw conflict(messages.noSuchUser);
  return account;
}

/**
 * A new password by the link of a mail: works once, and ends every login. Who got that mail reads the address's mails, so
 * the address is confirmed by it, too. What is wrong with the password is said before the link is used up.
 */
export async function resetPassword(deps: Deps, origin: Origin, input: unknown): Promise<void> {
  const { token: secret, password } = parseInput(resetInput, input);
  const token = await findMailToken(deps, secret, 'reset');
  const { userId, email } = token;
  const account = await store(deps, origin, {
    ...{ userId, password, identity: null, confirmed: email },
    ready: () => useUp(deps, token),
  });
  if (!account) throw badInput(messages.badLink, 'token');
}

type Change = {
  userId: number;
  password: string;
  /** Whose login stays. */
  identity: Identity | null;
  /** An address that was shown to be the player's. */
  confirmed?: string;
  /** Called when all that takes time is done. */
  ready?(): Promise<void>;
};

/**
 * Other logins end before the change and after it, so that a crash in between leaves none that knows the old password only. Links
 * to a new address that were asked for before end, too: whoever asked for them knew the old one.
 */
async function store(
  deps: Deps,
  { requestId }: Origin,
  { userId, password, identity, confirmed, ready }: Change,
): Promise<Account | null> {
  const passwordHash = await deps.passwords.hash(password);
  await ready?.();
  await endOtherSessions(deps, userId, identity);
  const cause = { now: deps.clock.now(), requestId };
  const result = await deps.accounts.change(
    userId,
    ({ email, isConfirmed }) => {
      const isShown = !isConfirmed && email === confirmed;
      // Whoever opened the account without having the address keeps no other way into it.
      const alone = isShown ? { providerKey: '', providerPicture: '' } : {};
      return { passwordHash, hasPassword: true, isConfirmed: isConfirmed || isShown, ...alone };
    },
    (after) => [eligibilityEvent(after, cause), passwordChangedMail(after, cause)],
  );
  if (!result) return null;
  await endOtherSessions(deps, userId, identity);
  await deps.tokens.removeOf(userId, ['reset', 'email']);
  deps.relay.kick(ACCOUNTS, [userId]);
  return result.account;
}
