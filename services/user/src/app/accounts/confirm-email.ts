import type { Identity } from '@tippspiel/shared/auth/identity';
import { badInput } from '@tippspiel/shared/errors/app-error';
import { z } from 'zod';
import type { Account } from '../../domain/accounts/account.ts';
import type { Token } from '../../domain/tokens.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { Deps, Origin } from '../deps.ts';
import { findMailToken, tokenInput, useUp } from '../mail-token.ts';
import { messages } from '../messages.ts';
import { parseInput } from '../parse-input.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { changeEmail } from './change-email.ts';
import { eligibilityEvent } from './player-event.ts';

const confirmInput = z.object({ token: tokenInput });

/**
 * What the link in a mail does, whoever is logged in where it is opened: the address of the registration is confirmed, or
 * a new one takes the place of the old, which is told, and other logins end.
 */
export async function confirmEmail(
  deps: Deps,
  identity: Identity | null,
  origin: Origin,
  input: unknown,
): Promise<Account> {
  const { token: secret } = parseInput(confirmInput, input);
  const token = await findMailToken(deps, secret, 'confirm', 'email');
  await useUp(deps, token);
  const account =
    token.kind === 'email' ? await changeEmail(deps, origin, token) : await confirmFirst(deps, origin, token);
  deps.relay.kick(ACCOUNTS, [account.id]);
  if (token.kind === 'email') await endOtherSessions(deps, account.id, identity);
  return account;
}

/** A link that was sent to an address which is not the account's any more confirms nothing. */
async function confirmFirst(deps: Deps, { requestId }: Origin, { userId, email }: Token): Promise<Account> {
  const result = await deps.accounts.change(
    userId,
    (account) => {
      if (account.email !== email) throw badInput(messages.badLink, 'token');
      return account.isConfirmed ? null : { isConfirmed: true };
    },
    (after) => [eligibilityEvent(after, { now: deps.clock.now(), requestId })],
  );
  if (!result) throw badInput(messages.badLink, 'token');
  return result.account;
}
