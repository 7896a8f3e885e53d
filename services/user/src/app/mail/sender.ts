import { createHash } from 'node:crypto';
import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { repeat } from '@tippspiel/shared/platform/clock/repeat';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { coalesce } from '@tippspiel/shared/platform/mongo/coalesce';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { Mail } from '../../domain/mail/mail.ts';
import { nextTry } from '../../domain/mail/retries.ts';
import type { ClaimedMail } from '../../store/mail/claims.ts';
import type { Mails } from '../../store/mail/mails.ts';
import { MailRefusedError, SEND_WITHIN_MS, type Smtp } from '../../store/mail/smtp.ts';
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
  /** Mails on their way at the same time. */
  atOnce: number;
  /** The part of message ids after the @: where the sender's address is at home. */
  domain: string;
  log: Logger;
  everyMs?: number;
};

/** So many that taking them and noting that they are sent does not count beside sending them. */
const BATCH = 500;
/** A batch that a process took which then died waits so long for another. */
const CLAIM_MS = 3 * SEND_WITHIN_MS;

/** The same for the same mail, in whatever process and attempt, and tells nothing about whom it concerns. */
export const messageIdOf = (key: string, domain: string): string =>
  `${createHash('sha256').update(key).digest('base64url')}@${domain}`;

/**
 * Sends the mails that are due; every process of the service has one, and they share the work, batch by batch. A mail goes
 * out once, unless a process dies, or its connection, between the server's taking it and our noting that: then it goes
 * out again with the same message id. Noting goes on beside sending, many at a time; what could not be noted is noted as
 * soon as that works.
 */
export function createMailSender(options: Options): MailSender {
  const { mails, smtp, write, atOnce, domain, log, everyMs = 1_000 } = options;
  const inTurn = createBoundedQueue({ concurrency: atOnce });
  const note = createNote(mails, log);
  let closed = false;
  let isReachable = true;

  /** Few while the server cannot be reached. */
  const claim = () => (closed ? Promise.resolve([]) : mails.claim(isReachable ? BATCH : atOnce, CLAIM_MS));

  /** @returns whether it was sent, or null when there was no time or no way to try */
  async function attempt(claimed: ClaimedMail): Promise<boolean | null> {
    if (closed || !isReachable || claimed.due.getTime() - realNow().getTime() <= SEND_WITHIN_MS) return null;
    if (note.has(claimed)) return true;
    const { key, to } = claimed.mail;
    try {
      await smtp.send({ messageId: messageIdOf(key, domain), to, ...write(claimed.mail) });
      return true;
    } catch (error) {
      await fail(claimed, error);
      return false;
    }
  }

  async function fail(claimed: ClaimedMail, error: unknown): Promise<void> {
    const reason = error instanceof MailRefusedError ? error.reason : 'never';
    if (reason === 'unreachable') isReachable = false;
    const next = reason === 'never' ? null : nextTry(claimed, realNow());
    const { mail: { key, kind }, attempts } = claimed; // prettier-ignore
    if (next) await mails.tryAgain(claimed, next);
    else await mails.giveUp(claimed);
    const details = { err: error, key, kind, attempts, next };
    if (next) log.warn(details, 'mail not sent, will try again');
    else log.error(details, 'mail given up');
  }

  async function sendBatch(batch: ClaimedMail[]): Promise<void> {
    isReachable = true;
    const untried: ClaimedMail[] = [];
    const results = await Promise.allSettled(
      batch.map(async (claimed) => {
        const isSent = await inTurn.run(() => attempt(claimed));
        if (isSent) await note.add(claimed);
        if (isSent === null) untried.push(claimed);
      }),
    );
    await mails.release(untried);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  const send = coalesce(async () => {
    await note.again();
    let batch = await claim();
    while (batch.length) {
      // The next is taken while this one goes out.
      const [next] = await Promise.all([batch.length < BATCH ? [] : claim(), sendBatch(batch)]);
      if (!isReachable) return mails.release(next);
      batch = next;
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

type Note = {
  /** Notes that a mail is sent: one update at a time, for all that were sent while the last one was under way. */
  add(sent: ClaimedMail): Promise<void>;
  /** Whether it was sent and that is not noted yet: it is not sent again. */
  has(claimed: ClaimedMail): boolean;
  /** Notes what could not be noted when it was sent. */
  again(): Promise<void>;
};

function createNote(mails: Mails, log: Logger): Note {
  const waiting = new Map<string, ClaimedMail>();
  const write = coalesce(async () => {
    const all = [...waiting.values()];
    const late = all.length - (await mails.sent(all));
    for (const { mail, claim } of all) if (waiting.get(mail.key)?.claim === claim) waiting.delete(mail.key);
    if (late) log.warn({ count: late }, 'mails sent after their claim ran out');
  });
  return {
    add(sent) {
      waiting.set(sent.mail.key, sent);
      return write('all');
    },
    has: ({ mail }) => waiting.has(mail.key),
    again: async () => (waiting.size ? write('all') : undefined),
  };
}
