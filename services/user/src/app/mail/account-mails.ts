import type { Cause } from '@tippspiel/shared/contracts/events/envelope';
import type { Account } from '../../domain/accounts/account.ts';
import type { Mail, MailData } from '../../domain/mail/mail.ts';
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

/** Informs a player of a change. @param account after it @param to for another address than the account's */
export function noticeMail<Kind extends 'password-changed' | 'email-changed' | 'provider-linked'>(
  kind: Kind,
  account: Account,
  cause: Cause,
  more: Omit<MailData[Kind], 'firstname'>,
  to = account.email,
): MailEntry {
  const { id: userId, firstname, version } = account;
  const key = `${kind}/${userId}/${version}`;
  return mailEntry({ key, userId, to, kind, data: { firstname, ...more } } as Mail, cause);
}
