import { randomUUID } from 'node:crypto';
import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import type { Model } from 'mongoose';
import type { Mail } from '../../domain/mail/mail.ts';
import type { StoredMail } from './mails.ts';

/** A mail that only this process may send until `due`. The lease's id is stored as `claim`. */
export type LeasedMail = { mail: Mail; created: Date; attempts: number; due: Date; leaseId: string };

type Found = Required<Pick<StoredMail, '_id' | 'userId' | 'kind' | 'to' | 'data' | 'created' | 'attempts'>>;

/** Selects mails that are due, with the fields needed for sending. */
const isDue = () => ({ due: { $lte: realNow() } });
const OVER = { to: 1, data: 1, due: 1, claim: 1 } as const;
const idsOf = (leased: readonly LeasedMail[]) => ({ $in: leased.map(({ mail }) => mail.key) });

/**
 * Leases let processes share the waiting mails. One update leases a batch to a process under a new id. All its later
 * writes name that id, so that a slow process cannot change another one's batch.
 */
export function createMailLeases(model: Model<StoredMail>) {
  /** @param leased mails of one batch @returns the number of mails still leased */
  async function write(leased: readonly LeasedMail[], update: Record<string, unknown>): Promise<number> {
    const [first] = leased;
    if (!first) return 0;
    const { matchedCount } = await model.updateMany({ _id: idsOf(leased), claim: first.leaseId }, update);
    return matchedCount;
  }

  return {
    /** Leases up to `count` due mails to this process, reminders last, the longest due first. Empty if none are due. */
    async lease(count: number, milliseconds: number): Promise<LeasedMail[]> {
      for (;;) {
        const found = await model.find(isDue()).sort({ isBulk: 1, due: 1 }).limit(count).lean<Found[]>();
        if (!found.length) return [];
        const leaseId = randomUUID();
        const due = new Date(realNow().getTime() + milliseconds);
        const ids = { $in: found.map(({ _id }) => _id) };
        await model.updateMany(
          { _id: ids, ...isDue() },
          { $set: { claim: leaseId, due }, $inc: { attempts: 1 } },
        );
        // Other processes may have leased some or all of them first.
        const mine = await model.find({ _id: ids, claim: leaseId }, { _id: 1 }).lean<{ _id: string }[]>();
        const own = new Set(mine.map(({ _id }) => _id));
        if (own.size)
          return found.filter(({ _id }) => own.has(_id)).map((each) => toLeased(each, leaseId, due));
      }
    },

    /** Records mails as sent. @returns how many of them were still leased to this process */
    async sent(leased: readonly LeasedMail[]): Promise<number> {
      let count = 0;
      for (const batch of Map.groupBy(leased, ({ leaseId }) => leaseId).values())
        count += await write(batch, { $set: { sentAt: realNow() }, $unset: OVER });
      return count;
    },

    /** Returns unsent mails, so that any process may lease them at once. */
    async release(leased: readonly LeasedMail[]): Promise<void> {
      await write(leased, { $set: { due: realNow() }, $unset: { claim: 1 }, $inc: { attempts: -1 } });
    },

    async tryAgain(leased: LeasedMail, due: Date): Promise<void> {
      await write([leased], { $set: { due }, $unset: { claim: 1 } });
    },

    async giveUp(leased: LeasedMail): Promise<void> {
      await write([leased], { $set: { givenUpAt: realNow() }, $unset: OVER });
    },
  };
}

const toLeased = (
  { _id: key, userId, to, kind, data, created, attempts }: Found,
  leaseId: string,
  due: Date,
): LeasedMail => ({
  mail: { key, userId, to, kind, data } as Mail,
  ...{ created, attempts: attempts + 1, due, leaseId },
});
