import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { pagesOf } from '@tippspiel/shared/platform/mongo/batches';
import { coalesce } from '@tippspiel/shared/platform/queue/coalesce';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { saveVersion } from '@tippspiel/shared/platform/mongo/save-version';
import { Schema, type Connection } from 'mongoose';
import type { Prize } from '../../domain/prizes/prize.ts';

export const PRIZES = 'prizes';

type Range = Pick<Prize, 'fromMatch' | 'toMatch'> & Partial<Pick<Prize, 'matchIds'>>;

/** A prize and its drawing form one document, so that a drawing is one write. Shard key: none. */
type Stored = WithOutbox & Omit<Prize, 'id' | 'matchIds'> & Range & { _id: number };

const turn = new Schema(
  { winnerId: Number, userId: Number, outReason: String, postId: Number },
  { _id: false },
);

const schema = new Schema<Stored>(
  {
    _id: Number,
    version: Number,
    name: String,
    kind: String,
    picture: String,
    fromMatch: Number,
    toMatch: Number,
    matchIds: [Number],
    winnerCount: Number,
    seed: String,
    seedHash: String,
    committedAt: Number,
    drawnAt: Number,
    candidateCount: Number,
    turns: [turn],
    isPublished: Boolean,
    isRemoved: Boolean,
    ...outboxField,
  } as never,
  { versionKey: false },
);
schema.index({ 'turns.winnerId': 1 }, { name: 'winner' });
indexOutbox(schema);

export type PrizeStore = ReturnType<typeof createPrizeStore>;

const NOT_REMOVED = { isRemoved: false };

/** The prizes of a tournament: some hundred small documents at most. */
export function createPrizeStore(connection: Connection) {
  const model = connection.model<Stored>(PRIZES, schema, PRIZES);
  const read = coalesce(async () => {
    const found = await model.find(NOT_REMOVED, { outbox: 0 }).sort({ _id: 1 }).lean<Stored[]>();
    return found.map(fromStored);
  });
  return {
    /** All prizes. Calls during a reading share the next one. */
    all: (): Promise<Prize[]> => read(0),
    /** All prizes, including removed ones, some hundred at a time. */
    async *pages(): AsyncIterable<Prize[]> {
      for await (const found of pagesOf(model, 0, { fields: { outbox: 0 } })) yield found.map(fromStored);
    },
    /** Those of these prizes that are not removed. */
    async some(ids: readonly number[]): Promise<Prize[]> {
      const found = await model
        .find({ _id: { $in: [...ids] }, ...NOT_REMOVED }, { outbox: 0 })
        .lean<Stored[]>();
      return found.map(fromStored);
    },
    /** The names of these prizes, including removed ones. */
    async names(ids: readonly number[]): Promise<Map<number, string>> {
      if (!ids.length) return new Map();
      const found = await model.find({ _id: { $in: [...ids] } }, { name: 1 }).lean<Stored[]>();
      return new Map(found.map(({ _id, name }) => [_id, name]));
    },
    /** One prize, including removed ones. */
    async find(id: number): Promise<Prize | null> {
      const found = await model.findById(id, { outbox: 0 }).lean<Stored>();
      return found && fromStored(found);
    },
    /** The prize of a drawn player, by the winner id of the turn. */
    async ofWinner(winnerId: number): Promise<Prize | null> {
      const found = await model
        .findOne({ 'turns.winnerId': winnerId, ...NOT_REMOVED }, { outbox: 0 })
        .lean<Stored>();
      return found && fromStored(found);
    },
    count: (): Promise<number> => model.countDocuments(NOT_REMOVED).exec(),
    /** Writes a prize's next version. @returns false, writing nothing, if the stored version is not the previous one */
    save: ({ id, ...prize }: Prize, events: DomainEvent[]): Promise<boolean> =>
      saveVersion(model, { _id: id, ...prize } as Omit<Stored, 'outbox'>, ...events),
  };
}

const fromStored = ({ _id, outbox: _outbox, turns, ...prize }: Stored): Prize => ({
  ...prize,
  matchIds: idsOf(prize),
  turns: turns.map(({ winnerId, userId, outReason = null, postId = null }) => ({
    ...{ winnerId, userId, outReason, postId },
  })),
  id: _id,
});

/**
 * Prizes of earlier versions have no list: they were for all numbers from the first to the last. A list without both is
 * of another range, which an earlier version has replaced since.
 */
function idsOf({ fromMatch, toMatch, matchIds }: Range): readonly number[] {
  if (matchIds?.includes(fromMatch) && matchIds.includes(toMatch)) return matchIds;
  return Array.from({ length: toMatch - fromMatch + 1 }, (_none, index) => fromMatch + index);
}
