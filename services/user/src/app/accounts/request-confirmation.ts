import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { conflict } from '@tippspiel/shared/contracts/errors/app-error';
import type { Account } from '../../domain/accounts/account.ts';
import { TOKENS } from '../../store/tokens.ts';
import type { Deps } from '../deps.ts';
import { linkMail } from '../mail/account-mails.ts';
import { limitMails, limitMailsToStranger } from '../mail/limit-mails.ts';
import { newMailToken } from '../mail-token.ts';
import { messages } from '../messages.ts';

/** Sends 'Bitte bestätige Deine E-Mail-Adresse' again, except to confirmed players. */
export async function requestConfirmation(deps: Deps, { identity, requestId }: Request): Promise<Account> {
  const { userId } = requireViewer(identity);
  const account = await deps.accounts.find(userId);
  if (!account) throw conflict(messages.noSuchUser);
  if (account.isConfirmed) return account;
  const ofDay = limitMailsToStranger(deps, 'confirmation', account.email);
  await ofDay.check();
  await limitMails(deps, userId).take();
  await ofDay.take();
  const now = deps.clock.now();
  const made = newMailToken('confirm', { userId, email: account.email }, now);
  await deps.tokens.insert(made.token, [linkMail(account, made, { now, requestId })]);
  deps.relay.kick(TOKENS, [made.token.id]);
  return account;
}
