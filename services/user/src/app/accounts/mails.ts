import type { Account } from '../../domain/accounts/account.ts';
import type { Token } from '../../domain/tokens.ts';
import { mailEntry, type MailEntry } from '../mail/mail-entry.ts';
import { mailKeyOf } from '../mail-token.ts';

type Cause = { now: Date; requestId: string };
type Receiver = Pick<Account, 'id' | 'firstname'>;

/** 'Bitte bestätige Deine E-Mail-Adresse'. */
export function confirmMail(
  { id, firstname }: Receiver,
  { token, secret }: { token: Token; secret: string },
  cause: Cause,
): MailEntry {
  const data = { firstname, token: secret };
  return mailEntry({ key: mailKeyOf(token), userId: id, to: token.email, kind: 'confirm', data }, cause);
}

/** The same mail, sent to an address that is to replace the current one. */
export function newEmailMail(
  { id, firstname }: Receiver,
  { token, secret }: { token: Token; secret: string },
  cause: Cause,
): MailEntry {
  const data = { firstname, token: secret };
  return mailEntry({ key: mailKeyOf(token), userId: id, to: token.email, kind: 'email-new', data }, cause);
}

/** Sent to the previous address. @param version of the account after the change */
export function emailChangedMail(
  { id, firstname }: Receiver,
  { to, version }: { to: string; version: number },
  cause: Cause,
): MailEntry {
  const key = `email-changed/${id}/${version}`;
  return mailEntry({ key, userId: id, to, kind: 'email-changed', data: { firstname } }, cause);
}
