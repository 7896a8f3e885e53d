import { createTransport } from 'nodemailer';

/** A mail for the mail server. */
export type Message = {
  /** Without angle brackets. Every attempt has the same id, so that receivers recognise a duplicate. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** For a notification: its link, and its expiry. Mails contain their own links. */
  link?: string;
  expires?: Date;
  /** For a notification: a later one with the same tag replaces it. */
  tag?: string;
  /** For a notification: its player. */
  userId?: number;
  /** One click ends mails of this kind (RFC 8058). Only for mails that are not about the account itself. */
  unsubscribeUrl?: string;
};

/** Why a mail or notification was rejected. Without the receiver, so that it may be logged. */
export class RefusedError extends Error {
  /** `obsolete`: nobody gets or needs it any more, which is no fault. */
  readonly reason: 'unreachable' | 'later' | 'never' | 'obsolete';

  constructor(reason: RefusedError['reason'], cause: { code?: string; responseCode?: number }) {
    super(`not taken: ${cause.code ?? 'error'} ${cause.responseCode ?? ''}`.trim());
    this.reason = reason;
  }
}

export type Transport = {
  /** Resolves when the mail server has accepted the mail. @throws RefusedError */
  send(message: Message): Promise<void>;
  close(): void;
};

/** @property connections number of parallel connections, with one mail each */
type SmtpOptions = { url: string; from: string; connections: number };

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** The timeout of one attempt. */
export const SEND_WITHIN_MS = 60_000;

/** A rejection of these commands concerns one mail, unless it states a policy. All others concern the server or us. */
const MAIL_COMMANDS = new Set(['RCPT TO', 'DATA']);
/** RFC 3463. At RCPT TO it means that the server does not relay for us, or does not accept our sender address. */
const POLICY = /^5\d\d[ -]5\.7\./;

/**
 * @param url smtp://user:password@host:port, smtps:// for TLS from the start; otherwise STARTTLS if the server has it
 */
export function createSmtp({ url, from, connections }: SmtpOptions): Transport {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: connections,
    maxRequeues: 0, // A mail whose connection broke may have arrived: whether to send it again is decided once, in the sender.
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, subject, html, text, unsubscribeUrl }) {
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
      try {
        await transport.sendMail({
          ...{ from, to: { name: '', address: to }, subject, html, text, headers },
          messageId: `<${messageId}>`,
          signal: AbortSignal.timeout(SEND_WITHIN_MS),
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function refusalOf(error: unknown): RefusedError {
  const cause = error as { code?: string; command?: string; responseCode?: number; response?: string };
  const { command = '', responseCode = 0, response = '' } = cause;
  const isPolicy = command === 'RCPT TO' && POLICY.test(response);
  if (!responseCode || isPolicy || !MAIL_COMMANDS.has(command)) return new RefusedError('unreachable', cause);
  return new RefusedError(responseCode >= 500 ? 'never' : 'later', cause);
}
