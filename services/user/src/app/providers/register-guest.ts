import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import type { Account } from '../../domain/accounts/account.ts';
import { accountMessages } from '../accounts/messages.ts';
import { email as emailInput, firstname, gender, lastname } from '../accounts/account-input.ts';
import { openAccount } from '../accounts/open-account.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { parseInput } from '../parse-input.ts';
import { openSession } from '../sessions/open-session.ts';
import { providerMessages } from './messages.ts';
import type { Ticket } from './tickets.ts';

const guestInput = z.object({
  firstname,
  lastname,
  gender,
  acceptTerms: z.literal(true, accountMessages.acceptTerms),
  email: z.string(accountMessages.email).nullish(),
});
/** How long after the registration a repeated request opens the same account. */
const REPEAT_MS = 60_000;
const ownEmail = z.object({ email: emailInput });

/** The provider's data of a future player; null without such a login, or after it has expired. */
export const findGuest = (deps: Deps, sealed: string): Promise<Ticket<'guest'> | null> =>
  deps.tickets.open('guest', sealed, deps.clock.now());

/**
 * Opens an account without a password for a person who came by the provider. An address that the provider verified is
 * confirmed and cannot be changed. Any other address gets the usual confirmation mail.
 * @throws AppError BAD_USER_INPUT (also after the login has expired: field ticket), CONFLICT, RATE_LIMITED
 */
export async function registerGuest(
  deps: Deps,
  request: ClientRequest,
  { input, sealed }: { input: unknown; sealed: string },
): Promise<{ account: Account; token: string }> {
  const guest = await findGuest(deps, sealed);
  if (!guest) throw badInput(providerMessages.expired, 'ticket');
  const form = parseInput(guestInput, input);
  const { key, picture, isVerified, recommendGuid } = guest;
  const email = isVerified ? guest.email : parseInput(ownEmail, { email: form.email ?? '' }).email;
  const known = await deps.accounts.findByProvider(key);
  // Otherwise a copied ticket would be a login for half an hour.
  if (known && deps.clock.now().getTime() - known.dateActivated.getTime() > REPEAT_MS)
    throw badInput(providerMessages.expired, 'ticket');
  const account =
    known ??
    (await openAccount(deps, request, {
      person: { firstname: form.firstname, lastname: form.lastname, gender: form.gender, email },
      isConfirmed: isVerified,
      recommendGuid,
      provider: { key, picture },
    }));
  return { account, token: await openSession(deps, account, { before: request.identity, ...request }) };
}
