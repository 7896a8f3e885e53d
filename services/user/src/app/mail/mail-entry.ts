import type { OutboxEntry } from '@tippspiel/shared/platform/mongo/outbox';
import type { Mail } from '../../domain/mail/mail.ts';

/** The type by which the relay knows a mail among events. */
const MAIL = 'mail';

export type MailEntry = OutboxEntry & { type: typeof MAIL; data: Mail };

/**
 * A mail as it stands in an outbox, written in one go with the change that wants it. It goes into user's own `mails`:
 * nothing of it goes into a stream.
 */
export function mailEntry(mail: Mail, { now, requestId }: { now: Date; requestId: string }): MailEntry {
  return { id: mail.key, type: MAIL, time: now.toISOString(), requestId, data: mail };
}

export const isMail = (entry: OutboxEntry): entry is MailEntry => entry.type === MAIL;
