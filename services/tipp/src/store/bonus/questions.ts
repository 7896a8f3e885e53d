import type { DomainEvent, EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { insertOnce } from '@tippspiel/shared/platform/mongo/insert-once';
import { indexOutbox, outboxField, type WithOutbox } from '@tippspiel/shared/platform/mongo/outbox';
import { Schema, type Connection } from 'mongoose';
import type { BonusQuestion } from '../../domain/bonus/bonus-question.ts';
import { beforeDeadline, writeLimit, type Deadline } from '../deadline.ts';

/** A bonus question with its times and right answers. Players' answers are in their slips. Shard key: none. */
type Stored = WithOutbox & Omit<BonusQuestion, 'id'>;
type QuestionData = EventData<'tipp.bonus.changed.v2'>;

const iso = (ms: number): string => new Date(ms).toISOString();

/** The whole question, for the event of a change. */
export const toQuestionData = ({ id, opensAt, deadline, ...rest }: BonusQuestion): QuestionData => ({
  questionId: id,
  opensAt: opensAt === null ? null : iso(opensAt),
  deadline: iso(deadline),
  ...rest,
});

export const toQuestion = ({ questionId, opensAt, deadline, ...rest }: QuestionData): BonusQuestion => ({
  id: questionId,
  opensAt: opensAt === null ? null : Date.parse(opensAt),
  deadline: Date.parse(deadline),
  ...rest,
});

const schema = new Schema<Stored>(
  {
    _id: Number,
    version: Number,
    question: String,
    description: String,
    options: [String],
    points: Number,
    place: String,
    opensAt: Number,
    deadline: Number,
    right: [Number],
    resolutions: Number,
    isRemoved: Boolean,
    ...outboxField,
  } as never,
  { versionKey: false },
);
indexOutbox(schema);

export type QuestionStore = ReturnType<typeof createQuestionStore>;

/** The few questions of a tournament, one document each. */
export function createQuestionStore(connection: Connection) {
  const model = connection.model<Stored>('bonusQuestions', schema, 'bonusQuestions');
  const fromStored = ({ _id, ...question }: Stored): BonusQuestion => ({ ...question, id: _id as number });
  return {
    async all(): Promise<BonusQuestion[]> {
      const found = await model.find({}, { outbox: 0 }).sort({ _id: 1 }).lean<Stored[]>();
      return found.map(fromStored);
    },
    async find(id: number): Promise<BonusQuestion | null> {
      const found = await model.findById(id, { outbox: 0 }).lean<Stored>();
      return found && fromStored(found);
    },
    /**
     * Writes a question's next version together with its events.
     * @returns false, writing nothing, if the stored version is not the previous one or, for a later version than the
     * first, the deadline has passed
     */
    async save(
      { id, version, ...rest }: BonusQuestion,
      events: DomainEvent[],
      deadline: Deadline,
    ): Promise<boolean> {
      if (version === 1)
        return insertOnce(model, { _id: id, version, ...rest, outbox: events } as never as Stored);
      const filter = { _id: id, version: version - 1, ...beforeDeadline(deadline) };
      const change = { $set: { ...rest, version }, $push: { outbox: { $each: events } } };
      const { matchedCount } = await model.collection.updateOne(
        filter as never,
        change as never,
        writeLimit(deadline),
      );
      return matchedCount === 1;
    },
  };
}
