import type { Account } from '../../domain/accounts/account.ts';
import { mailEntry, type MailEntry } from '../mail/mail-entry.ts';

type Cause = { now: Date; requestId: string };

/** Tells a player that there is another way into the account. @param account after the change */
export function providerLinkedMail(
  { id, firstname, email, version }: Account,
  provider: string,
  cause: Cause,
): MailEntry {
  const key = `provider-linked/${id}/${version}`;
  const data = { firstname, provider };
  return mailEntry({ key, userId: id, to: email, kind: 'provider-linked', data }, cause);
}
