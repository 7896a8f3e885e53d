import { passes } from '@tippspiel/shared/platform/mongo/limits';
import { z } from 'zod';
import { TOKENS } from '../../store/tokens.ts';
import { email } from '../accounts/account-input.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { linkMail } from '../mail/account-mails.ts';
import { limitMails, limitMailsToStranger } from '../mail/limit-mails.ts';
import { newMailToken } from '../mail-token.ts';
import { messages } from '../messages.ts';
import { parseInput } from '../parse-input.ts';

const forgotInput = z.object({ email });
/** Stands in the token of an address without an account; no player has this number. */
const NOBODY = 0;

/**
 * 'Passwort vergessen': mails a link if the address has an account. Neither the response nor its duration reveals this:
 * an unknown address causes the same reads and writes, but no mail. Nor does an unconfirmed account over its daily limit.
 */
export async function requestPasswordReset(
  deps: Deps,
  { clientIp, requestId }: ClientRequest,
  input: unknown,
): Promise<void> {
  const { email: address } = parseInput(forgotInput, input);
  const { RESET_MAX_PER_HOUR: max } = deps.settings;
  await deps.limits.of({ kind: 'reset', max, message: messages.tooManyMails }, clientIp).take();
  await limitMails(deps, address).take();
  const account = (await deps.accounts.findByEmail(address))?.account;
  const isWithinDay = await passes(limitMailsToStranger(deps, 'reset', address));
  const mayMail = account?.isConfirmed || isWithinDay;
  const now = deps.clock.now();
  const purpose = { userId: account?.id ?? NOBODY, email: address, resetCount: account?.resetCount ?? 0 };
  const made = newMailToken('reset', purpose, now);
  await deps.tokens.insert(
    made.token,
    account && mayMail ? [linkMail(account, made, { now, requestId })] : [],
  );
  deps.relay.kick(TOKENS, [made.token.id]);
}
