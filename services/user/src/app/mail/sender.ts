import { createHash } from 'node:crypto';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { repeat } from '@tippspiel/shared/platform/clock/repeat';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { coalesce } from '@tippspiel/shared/platform/queue/coalesce';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { Mail } from '../../domain/mail/mail.ts';
import { nextTry } from '../../domain/mail/retries.ts';
import type { LeasedMail } from '../../store/mail/leases.ts';
import type { Mails } from '../../store/mail/mails.ts';
import { RefusedError, SEND_WITHIN_MS, type Transport } from '../../effects/smtp.ts';
import type { Letter } from './letter.ts';

type Options = {
  mails: Mails;
  transport: Transport;
  /** The game's clock, by which messages expire. */
  clock: Clock;
  /** What the log calls the messages. */
  name: 'mail' | 'push';
  write(mail: Mail): Letter;
  /** Mails sent at the same time. */
  atOnce: number;
  /** The part of message ids after the @: the domain of the sender's address. */
  domain: string;
  log: Logger;
  everyMs?: number;
};

/** Large enough that leasing and recording the batch cost little compared to sending it. */
const BATCH = 500;
/** After this time another process may take the batch of a process that died. */
const LEASE_MS = 3 * SEND_WITHIN_MS;

/** The same for every process and attempt of a mail. It reveals nothing about the player. */
export const messageIdOf = (key: string, domain: string): string =>
  `${createHash('sha256').update(key).digest('base64url')}@${domain}`;

export type MailSender = ReturnType<typeof createMailSender>;

/**
 * Sends due mails. Every process of the service has a sender, and they share the work in batches. A mail goes out once,
 * unless a process or its connection dies between the server's acceptance and our record. Then it goes out again with
 * the same message id. Recording runs in parallel with sending, in bulk; a failed record is retried until it works.
 */
export function createMailSender(options: Options) {
  const { mails, transport, clock, name, write, atOnce, domain, log, everyMs = 1_000 } = options;
  const queue = createBoundedQueue({ concurrency: atOnce });
  const note = createNote(mails, log);
  let closed = false;
  let isReachable = true;

  /** Leases few mails while the server cannot be reached. */
  const lease = () => (closed ? Promise.resolve([]) : mails.lease(isReachable ? BATCH : atOnce, LEASE_MS));

  /** @returns whether it was sent; null if there was no time or no connection */
  async function attempt(leased: LeasedMail): Promise<boolean | null> {
    if (closed || !isReachable || leased.due.getTime() - realNow().getTime() <= SEND_WITHIN_MS) return null;
    if (note.has(leased)) return true;
    const { key, to } = leased.mail;
    try {
      const letter = write(leased.mail);
      if (letter.expires && letter.expires <= clock.now())
        throw new RefusedError('obsolete', { code: 'EXPIRED' });
      await transport.send({ messageId: messageIdOf(key, domain), to, ...letter });
      return true;
    } catch (error) {
      await fail(leased, error);
      return false;
    }
  }

  async function fail(leased: LeasedMail, error: unknown): Promise<void> {
    const reason = error instanceof RefusedError ? error.reason : 'never';
    if (reason === 'unreachable') isReachable = false;
    const isForGood = reason === 'never' || reason === 'obsolete';
    const next = isForGood ? null : nextTry(leased, realNow());
    const { mail: { key, kind }, attempts } = leased; // prettier-ignore
    if (next) await mails.tryAgain(leased, next);
    else await mails.giveUp(leased);
    const details = { err: error, queue: name, key, kind, attempts, next };
    if (next) log.warn(details, 'mail not sent, will try again');
    else log[reason === 'obsolete' ? 'debug' : 'error'](details, 'mail given up');
  }

  async function sendBatch(batch: LeasedMail[]): Promise<void> {
    isReachable = true;
    const untried: LeasedMail[] = [];
    const results = await Promise.allSettled(
      batch.map(async (leased) => {
        const isSent = await queue.run(() => attempt(leased));
        if (isSent) await note.add(leased);
        if (isSent === null) untried.push(leased);
      }),
    );
    await mails.release(untried);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  const send = coalesce(async () => {
    await note.again();
    let batch = await lease();
    while (batch.length) {
      // The next batch is leased while this one is sent.
      const [next] = await Promise.all([batch.length < BATCH ? [] : lease(), sendBatch(batch)]);
      if (!isReachable) return mails.release(next);
      batch = next;
    }
  });
  /** Tries to send all due mails; resolves after the attempt. */
  const drain = () => send('all');
  const rounds = repeat({ name, everyMs, work: drain, log });

  return {
    /** Sends waiting mails soon; call it after storing a mail. */
    kick(): void {
      if (!closed) drain().catch((error: unknown) => log.warn({ err: error }, `${name}: will try again`));
    },
    drain,
    /** Finishes the mails being sent. */
    async close(): Promise<void> {
      closed = true;
      await rounds.close();
      await drain().catch(() => undefined);
      transport.close();
    },
  };
}

function createNote(mails: Mails, log: Logger) {
  const waiting = new Map<string, LeasedMail>();
  const write = coalesce(async () => {
    const all = [...waiting.values()];
    const late = all.length - (await mails.sent(all));
    for (const { mail, leaseId } of all)
      if (waiting.get(mail.key)?.leaseId === leaseId) waiting.delete(mail.key);
    if (late) log.warn({ count: late }, 'mails sent after their lease ran out');
  });
  return {
    /** Records that a mail was sent. One update at a time covers all mails sent during the previous update. */
    add(sent: LeasedMail): Promise<void> {
      waiting.set(sent.mail.key, sent);
      return write('all');
    },
    /** Whether the mail was sent but not yet recorded; it must not be sent again. */
    has: ({ mail }: LeasedMail) => waiting.has(mail.key),
    /** Retries failed records. */
    again: async () => (waiting.size ? write('all') : undefined),
  };
}
