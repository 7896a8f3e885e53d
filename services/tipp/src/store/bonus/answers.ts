import type { Model } from 'mongoose';
import { beforeDeadline, writeLimit, type Deadline } from '../deadline.ts';
import type { Slip, SlipStore } from '../tipps/slips.ts';

export type AnswerChange = {
  userId: number;
  questionId: number;
  /** Index of the option. */
  choice: number;
  deadline: Deadline;
};

export function createAnswerStore(model: Model<Slip>, slips: SlipStore) {
  async function update({ userId, questionId, choice, deadline }: AnswerChange): Promise<boolean> {
    const { matchedCount } = await model.collection.updateOne(
      { _id: userId, ...beforeDeadline(deadline) } as never,
      { $set: { [`bonus.${questionId}`]: choice } } as never,
      writeLimit(deadline),
    );
    return matchedCount === 1;
  }

  return {
    /**
     * Stores one answer durably in the player's slip; idempotent.
     * @returns false if the deadline has passed: nothing is stored
     */
    async save(change: AnswerChange): Promise<boolean> {
      if (await update(change)) return true;
      if (await slips.find(change.userId)) return false;
      // The player's registration event has not arrived yet: creates the slip now.
      await slips.create([change.userId]);
      return update(change);
    },
  };
}
