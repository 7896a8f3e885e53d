import type { Mail } from '../../domain/mail/mail.ts';
import type { Mails } from '../../store/mail/mails.ts';
import type { MailSender } from './sender.ts';

export type MessageQueue = ReturnType<typeof openMessageQueue>;

/** Takes mails or notifications, and sends them; without a sender they wait. */
export function openMessageQueue(mails: Mails, sender: MailSender | undefined) {
  return {
    /** Stores a message, and sends it soon; resolves once it is stored. Safe to repeat with the same message. */
    async take(message: Mail): Promise<void> {
      await mails.take(message);
      sender?.kick();
    },
    async takeMany(messages: Mail[]): Promise<void> {
      if (!messages.length) return;
      await mails.takeMany(messages);
      sender?.kick();
    },
    drain: async () => sender?.drain(),
    close: async () => sender?.close(),
  };
}
