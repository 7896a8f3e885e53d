import type { Cause } from '@tippspiel/shared/contracts/events/envelope';
import type { Account } from '../../domain/accounts/account.ts';
import type { Token } from '../../domain/tokens.ts';
import { mailKeyOf } from '../mail-token.ts';
import { mailEntry, type MailEntry } from './mail-entry.ts';

/** A mail with a link: to confirm the address, to confirm a new one, or to set a new password. */
export function linkMail(
  { id: userId, firstname }: Pick<Account, 'id' | 'firstname'>,
  { token, secret }: { token: Token; secret: string },
  cause: Cause,
): MailEntry {
  const { kind, email: to } = token;
  const about = { key: mailKeyOf(token), userId, to };
  const data = { firstname, token: secret };
  if (kind !== 'reset')
    return mailEntry({ ...about, kind: kind === 'email' ? 'email-new' : kind, data }, cause);
  const expires = token.expires.toISOString();
  return mailEntry({ ...about, kind, data: { ...data, expires } }, cause);
}

/** Informs a player of a change. @param account after it @param to for `email-changed`, the address before it */
export function noticeMail(
  kind: 'password-changed' | 'email-changed',
  { id: userId, firstname, version }: Account,
  to: string,
  cause: Cause,
): MailEntry {
  return mailEntry({ key: `${kind}/${userId}/${version}`, userId, to, kind, data: { firstname } }, cause);
}

/** Informs a player of another login that opens the account. @param account after the change */
export function providerLinkedMail(
  { id: userId, firstname, version, email: to }: Account,
  provider: string,
  cause: Cause,
): MailEntry {
  const kind = 'provider-linked';
  const data = { firstname, provider };
  return mailEntry({ key: `${kind}/${userId}/${version}`, userId, to, kind, data }, cause);
}
