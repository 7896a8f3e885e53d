import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Mails } from '../../store/mail/mails.ts';
import { createSmtp } from '../../effects/smtp.ts';
import { createMailSender, type MailSender } from './sender.ts';
import { writeMail } from './write-mail.ts';

type Settings = {
  /** Without a mail server, mails wait. */
  smtpUrl: string | undefined;
  /** Maximum connections to the mail server. */
  connections: number;
  from: string;
  publicUrl: string;
  clock: Clock;
};

export type MailQueue = {
  /** Stores a mail, and sends it soon; resolves once it is stored. Safe to repeat with the same mail. */
  take(mail: Mail): Promise<void>;
  /** The same for many at once. */
  takeMany(mails: Mail[]): Promise<void>;
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Takes mails from the relay, and sends them. */
export function openMailQueue(
  mails: Mails,
  { smtpUrl: url, connections, from, publicUrl, clock }: Settings,
  log: Logger,
): MailQueue {
  const sender: MailSender | undefined = url
    ? createMailSender({
        mails,
        transport: createSmtp({ url, from, connections }),
        ...{ clock, name: 'mail', atOnce: connections },
        write: (mail) => writeMail(mail, { publicUrl }),
        domain: from.replace(/^.*@|>$/g, ''),
        log,
      })
    : undefined;
  if (!sender) log.warn('no SMTP_URL: mails wait, nobody gets any');
  return {
    async take(mail) {
      await mails.take(mail);
      sender?.kick();
    },
    async takeMany(many) {
      await mails.takeMany(many);
      sender?.kick();
    },
    drain: async () => sender?.drain(),
    close: async () => sender?.close(),
  };
}
