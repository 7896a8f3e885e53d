import type { Account } from '../../domain/accounts/account.ts';
import type { Token } from '../../domain/tokens.ts';
import { mailEntry, type MailEntry } from '../mail/mail-entry.ts';
import { mailKeyOf } from '../mail-token.ts';

type Cause = { now: Date; requestId: string };

/** The link to set a new password. */
export function resetMail(
  { id, firstname }: Pick<Account, 'id' | 'firstname'>,
  { token, secret }: { token: Token; secret: string },
  cause: Cause,
): MailEntry {
  const data = { firstname, token: secret, expires: token.expires.toISOString() };
  return mailEntry({ key: mailKeyOf(token), userId: id, to: token.email, kind: 'reset', data }, cause);
}

/** @param account after the change */
export function passwordChangedMail({ id, firstname, email, version }: Account, cause: Cause): MailEntry {
  const key = `password-changed/${id}/${version}`;
  return mailEntry({ key, userId: id, to: email, kind: 'password-changed', data: { firstname } }, cause);
}
