import { createHash } from 'node:crypto';
import { realNow } from '@tippspiel/shared/clock/real-time';
import { repeat } from '@tippspiel/shared/clock/repeat';
import type { Logger } from '@tippspiel/shared/log/logger';
import { coalesce } from '@tippspiel/shared/mongo/coalesce';
import pLimit from 'p-limit';
import type { Mail } from '../../domain/mail/mail.ts';
import { nextTry } from '../../domain/mail/retries.ts';
import type { ClaimedMail, Mails, WaitingMail } from '../../store/mail/mails.ts';
import { MailRefusedError, SEND_WITHIN_MS, SMTP_CONNECTIONS, type Smtp } from '../../store/mail/smtp.ts';
import type { Letter } from './letter.ts';

export type MailSender = {
  /** Sends what waits, soon; call it after a mail was taken in. */
  kick(): void;
  /** Sends all that is due, and resolves when that was tried. */
  drain(): Promise<void>;
  /** Finishes the mails that are on their way. */
  close(): Promise<void>;
};

type Options = {
  mails: Mails;
  smtp: Smtp;
  write(mail: Mail): Letter;
  /** The part of message ids after the @: where the sender's address is at home. */
  domain: string;
  log: Logger;
  everyMs?: number;
};

/** So many that reading them does not count beside sending them, however many wait. */
const BATCH = 500;
/** Longer than an attempt can take: only a process that died lets a claim run out. */
const CLAIM_MS = 2 * SEND_WITHIN_MS;

/** The same for the same mail, in whatever process and attempt, and tells nothing about whom it concerns. */
export const messageIdOf = (key: string, domain: string): string =>
  `${createHash('sha256').update(key).digest('base64url')}@${domain}`;

/**
 * Sends the mails that are due; every process of the service has one, and they share the work, mail by mail. A mail goes
 * out once, unless a process dies, or its connection, between the server's taking it and our noting that: then it goes
 * out again with the same message id.
 */
export function createMailSender({ mails, smtp, write, domain, log, everyMs = 1_000 }: Options): MailSender {
  const inTurn = pLimit(SMTP_CONNECTIONS);
  let closed = false;

  /** @returns false when the mail server cannot be reached: others need not be tried now */
  async function attempt(waiting: WaitingMail): Promise<boolean> {
    const claimed = await mails.claim(waiting, CLAIM_MS);
    if (!claimed) return true;
    const { key, to, kind } = claimed.mail;
    try {
      await smtp.send({ messageId: messageIdOf(key, domain), to, ...write(claimed.mail) });
    } catch (error) {
      return fail(claimed, error);
    }
    if (!(await mails.sent(claimed))) log.warn({ key, kind }, 'mail sent after its claim ran out');
    return true;
  }

  async function fail(claimed: ClaimedMail, error: unknown): Promise<boolean> {
    const reason = error instanceof MailRefusedError ? error.reason : 'never';
    const next = reason === 'never' ? null : nextTry(claimed, realNow());
    const { mail: { key, kind }, attempts } = claimed; // prettier-ignore
    if (next) await mails.tryAgain(claimed, next);
    else await mails.giveUp(claimed);
    const details = { err: error, key, kind, attempts, next };
    if (next) log.warn(details, 'mail not sent, will try again');
    else log.error(details, 'mail given up');
    return reason !== 'unreachable';
  }

  async function sendBatch(batch: WaitingMail[]): Promise<boolean> {
    let isReachable = true;
    const tryOne = async (waiting: WaitingMail) => {
      if (isReachable && !closed && !(await attempt(waiting))) isReachable = false;
    };
    const results = await Promise.allSettled(batch.map((waiting) => inTurn(tryOne, waiting)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return isReachable;
  }

  const send = coalesce(async () => {
    for (;;) {
      const batch = await mails.due(BATCH);
      if (!batch.length || closed || !(await sendBatch(batch))) return;
    }
  });
  const drain = () => send('all');
  const rounds = repeat({ name: 'mail', everyMs, work: drain, log });

  return {
    kick() {
      if (!closed) drain().catch((error: unknown) => log.warn({ err: error }, 'mail: will try again'));
    },
    drain,
    async close() {
      closed = true;
      await rounds.close();
      await drain().catch(() => undefined);
      smtp.close();
    },
  };
}
