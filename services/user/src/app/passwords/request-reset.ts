import { HOUR_SECONDS } from '@tippspiel/shared/platform/clock/window';
import { z } from 'zod';
import { TOKENS } from '../../store/tokens.ts';
import { email } from '../accounts/account-input.ts';
import type { Deps, ClientRequest } from '../deps.ts';
import { limitMails } from '../mail/limit-mails.ts';
import { newMailToken } from '../mail-token.ts';
import { messages } from '../messages.ts';
import { parseInput } from '../parse-input.ts';
import { resetMail } from './mails.ts';

const forgotInput = z.object({ email });
/** No player's number: of an address that nobody has. */
const NOBODY = 0;

/**
 * 'Passwort vergessen': sends a link to an address that has an account. Whether it has one, neither the answer tells nor
 * the time it takes: for an unknown address the same is read and written, but no mail.
 */
export async function requestPasswordReset(
  deps: Deps,
  { clientIp, requestId }: ClientRequest,
  input: unknown,
): Promise<void> {
  const { email: address } = parseInput(forgotInput, input);
  const { resetMaxPerHour: max } = deps.settings;
  await deps.limits
    .of({ kind: 'reset', max, seconds: HOUR_SECONDS, message: messages.tooManyMails }, clientIp)
    .take();
  await limitMails(deps, address).take();
  const account = (await deps.accounts.findByEmail(address))?.account;
  const now = deps.clock.now();
  const purpose = { userId: account?.id ?? NOBODY, email: address, resetCount: account?.resetCount ?? 0 };
  const made = newMailToken('reset', purpose, now);
  await deps.tokens.insert(made.token, account ? [resetMail(account, made, { now, requestId })] : []);
  deps.relay.kick(TOKENS, [made.token.id]);
}
