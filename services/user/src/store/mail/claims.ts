import { randomUUID } from 'node:crypto';
import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import type { Model } from 'mongoose';
import type { Mail } from '../../domain/mail/mail.ts';
import type { StoredMail } from './mails.ts';

/** A mail that this process alone may send, until `due`. */
export type ClaimedMail = { mail: Mail; created: Date; attempts: number; due: Date; claim: string };

type Found = Required<Pick<StoredMail, '_id' | 'userId' | 'kind' | 'to' | 'data' | 'created' | 'attempts'>>;

/** Those that are to be sent now, with what sending needs. */
const isDue = () => ({ due: { $lte: realNow() } });
const OVER = { to: 1, data: 1, due: 1, claim: 1 } as const;
const idsOf = (claimed: readonly ClaimedMail[]) => ({ $in: claimed.map(({ mail }) => mail.key) });

/**
 * How processes share the mails that wait: a batch becomes one process's own by one update under a name of its own, and all it
 * writes later names it, so that who was too slow changes nothing of what another process does now.
 */
export function createClaims(model: Model<StoredMail>) {
  /** @returns of the same batch only */
  async function write(claimed: readonly ClaimedMail[], update: Record<string, unknown>): Promise<number> {
    const [first] = claimed;
    if (!first) return 0;
    const { matchedCount } = await model.updateMany({ _id: idsOf(claimed), claim: first.claim }, update);
    return matchedCount;
  }

  return {
    /** Makes up to `count` mails that are due this process's for a while, the longest due first. Empty when none are. */
    async claim(count: number, milliseconds: number): Promise<ClaimedMail[]> {
      for (;;) {
        const found = await model.find(isDue()).sort({ due: 1 }).limit(count).lean<Found[]>();
        if (!found.length) return [];
        const claim = randomUUID();
        const due = new Date(realNow().getTime() + milliseconds);
        const ids = { $in: found.map(({ _id }) => _id) };
        await model.updateMany({ _id: ids, ...isDue() }, { $set: { claim, due }, $inc: { attempts: 1 } });
        // Others may have been faster with some of them, or all.
        const mine = await model.find({ _id: ids, claim }, { _id: 1 }).lean<{ _id: string }[]>();
        const own = new Set(mine.map(({ _id }) => _id));
        if (own.size)
          return found.filter(({ _id }) => own.has(_id)).map((each) => toClaimed(each, claim, due));
      }
    },

    /** These were sent. @returns how many of them were still this process's */
    async sent(claimed: readonly ClaimedMail[]): Promise<number> {
      let count = 0;
      for (const batch of Map.groupBy(claimed, ({ claim }) => claim).values())
        count += await write(batch, { $set: { sentAt: realNow() }, $unset: OVER });
      return count;
    },

    /** These were not tried: whoever comes next may. */
    async release(claimed: readonly ClaimedMail[]): Promise<void> {
      await write(claimed, { $set: { due: realNow() }, $unset: { claim: 1 }, $inc: { attempts: -1 } });
    },

    async tryAgain(claimed: ClaimedMail, due: Date): Promise<void> {
      await write([claimed], { $set: { due }, $unset: { claim: 1 } });
    },

    async giveUp(claimed: ClaimedMail): Promise<void> {
      await write([claimed], { $set: { givenUpAt: realNow() }, $unset: OVER });
    },
  };
}

const toClaimed = (
  { _id: key, userId, to, kind, data, created, attempts }: Found,
  claim: string,
  due: Date,
): ClaimedMail => ({
  mail: { key, userId, to, kind, data } as Mail,
  ...{ created, attempts: attempts + 1, due, claim },
});
