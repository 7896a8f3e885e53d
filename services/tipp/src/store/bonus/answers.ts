import type { Model } from 'mongoose';
import { beforeDeadline, writeLimit, type Deadline } from '../deadline.ts';
import type { Slip, SlipStore } from '../tipps/slips.ts';

export type AnswerChange = {
  userId: number;
  questionId: number;
  /** Which option, by place from 0. */
  choice: number;
  deadline: Deadline;
};

export type AnswerStore = {
  /**
   * Stores one answer in the player's slip, durably; may be repeated without harm.
   * @returns false when the deadline was over: then it is not stored
   */
  save(change: AnswerChange): Promise<boolean>;
};

export function createAnswerStore(model: Model<Slip>, slips: SlipStore): AnswerStore {
  async function update({ userId, questionId, choice, deadline }: AnswerChange): Promise<boolean> {
    const { matchedCount } = await model.collection.updateOne(
      { _id: userId, ...beforeDeadline(deadline) } as never,
      { $set: { [`bonus.${questionId}`]: choice } } as never,
      writeLimit(deadline),
    );
    return matchedCount === 1;
  }

  return {
    async save(change) {
      if (await update(change)) return true;
      if (await slips.find(change.userId)) return false;
      // The player's registration has not arrived here yet: the slip is made now.
      await slips.create([change.userId]);
      return update(change);
    },
  };
}
