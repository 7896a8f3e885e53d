import { randomBytes } from 'node:crypto';
import { AppError, GENERIC_MESSAGE, outcomeUnknown } from '@tippspiel/shared/contracts/errors/app-error';
import { within } from '@tippspiel/shared/platform/clock/within';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { MAX_EFFECT_MS } from '../deadline.ts';
import type { SlipChange } from './slip-change.ts';
import { REMEMBERED_SAVES } from './slips.ts';

export type Waiting<Result> = {
  /** Unique among the saves of this slip. */
  id: string;
  change: SlipChange;
  /** When its caller gives up, by `performance.now()`. */
  expiresAt: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
};

const MAX_BATCH = 400;
const MAX_BATCH_PER_SLIP = REMEMBERED_SAVES / 2;
/** The longest time that a save waits for the queue and the database; shorter than the gateway's timeout. */
export const MAX_WAIT_MS = 6_000;
const CHECK_INTERVAL_MS = 100;
/**
 * A batch that takes longer has a dead connection and must not block others. None of its saves can take effect any more
 * by then, so it never overwrites a later save.
 */
const BATCH_TIMEOUT_MS = MAX_EFFECT_MS + 2_000;

const notSent = (): AppError => new AppError('UNAVAILABLE', GENERIC_MESSAGE);

/**
 * Collects saves into the next batch while one is written. Every caller gets an answer in time. A save that times out
 * in the queue is rejected and never sent. The outcome of a save is unknown if it times out after sending, or if its
 * batch fails or never ends.
 * @param commit writes a batch and answers each save; rejects if it cannot know what took effect
 */
export function createSaveQueue<Result>(
  commit: (batch: Waiting<Result>[]) => Promise<void>,
  log: Logger,
): (change: SlipChange, waitMs: number) => Promise<Result> {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  let waiting: Waiting<Result>[] = [];
  let sent: Waiting<Result>[] = [];
  let busy = false;

  function rejectExpired(): void {
    const now = performance.now();
    const isExpired = ({ expiresAt }: Waiting<Result>) => expiresAt <= now;
    for (const item of sent.filter(isExpired)) item.reject(outcomeUnknown());
    for (const item of waiting.filter(isExpired)) item.reject(notSent());
    waiting = waiting.filter((item) => !isExpired(item));
  }

  function takeBatch(): Waiting<Result>[] {
    rejectExpired();
    const perSlip = new Map<number, number>();
    const batch: Waiting<Result>[] = [];
    const later: Waiting<Result>[] = [];
    for (const item of waiting) {
      const ofSlip = perSlip.get(item.change.userId) ?? 0;
      if (batch.length === MAX_BATCH || ofSlip === MAX_BATCH_PER_SLIP) {
        later.push(item);
        continue;
      }
      perSlip.set(item.change.userId, ofSlip + 1);
      batch.push(item);
    }
    waiting = later;
    return batch;
  }

  async function run(): Promise<void> {
    busy = true;
    const timer = setInterval(rejectExpired, CHECK_INTERVAL_MS);
    while (waiting.length) {
      sent = takeBatch();
      if (!sent.length) continue;
      try {
        await within(BATCH_TIMEOUT_MS, commit(sent));
      } catch (error) {
        log.warn({ err: error, saves: sent.length }, 'saves whose outcome is not known');
        for (const { reject } of sent) reject(outcomeUnknown());
      }
    }
    sent = [];
    clearInterval(timer);
    busy = false;
  }

  return (change, waitMs) =>
    new Promise((resolve, reject) => {
      const expiresAt = performance.now() + Math.min(waitMs, MAX_WAIT_MS);
      waiting.push({ id: `${process}${(count++).toString(36)}`, change, expiresAt, resolve, reject });
      if (!busy) void run();
    });
}
