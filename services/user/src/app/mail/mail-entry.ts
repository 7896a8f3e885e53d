import type { Cause } from '@tippspiel/shared/contracts/events/envelope';
import type { OutboxEntry } from '@tippspiel/shared/platform/mongo/outbox';
import type { Mail } from '../../domain/mail/mail.ts';

/** The type that marks a mail among the outbox's events. */
const MAIL = 'mail';

export type MailEntry = OutboxEntry & { type: typeof MAIL; data: Mail };

/**
 * A mail as an outbox entry, written together with the change that causes it. The relay moves it into user's own
 * `mails`, never into a stream.
 */
export function mailEntry(mail: Mail, { now, requestId }: Cause): MailEntry {
  return { id: mail.key, type: MAIL, time: now.toISOString(), requestId, data: mail };
}

export const isMail = (entry: OutboxEntry): entry is MailEntry => entry.type === MAIL;
