import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import type { Token } from '../../domain/tokens.ts';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { findMailToken, tokenInput } from '../mail-token.ts';
import { messages } from '../messages.ts';
import { parseInput } from '../parse-input.ts';
import { changeEmail } from './change-email.ts';
import { eligibilityEvent } from './player-event.ts';

const confirmInput = z.object({ token: tokenInput });

/**
 * Handles the link in a mail; no login is needed. It confirms the registered address, or replaces the old address by
 * the new one. A replacement notifies the old address and ends other logins. A second visit changes nothing.
 * @returns whether the link was already used
 */
export async function confirmEmail(
  deps: Deps,
  request: ClientRequest,
  input: unknown,
): Promise<{ alreadyConfirmed: boolean }> {
  const { token: secret } = parseInput(confirmInput, input);
  const token = await findMailToken(deps, secret, 'confirm', 'email');
  const { account, changed } =
    token.kind === 'email'
      ? await changeEmail(deps, request, token)
      : await confirmFirst(deps, request, token);
  if (changed) deps.relay.kick(ACCOUNTS, [account.id]);
  return { alreadyConfirmed: !changed };
}

/** A link sent to an address that the account no longer has confirms nothing. */
async function confirmFirst(deps: Deps, { requestId }: ClientRequest, { userId, email }: Token) {
  const result = await deps.accounts.change(
    userId,
    (account) => {
      if (account.email !== email) throw badInput(messages.badLink, 'token');
      return account.isConfirmed ? null : { isConfirmed: true };
    },
    (after) => [eligibilityEvent(after, { now: deps.clock.now(), requestId })],
  );
  if (!result) throw badInput(messages.badLink, 'token');
  return result;
}
