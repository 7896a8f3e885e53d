import type { Model } from 'mongoose';
import type { Mark } from '../../domain/winner-tipps/marks.ts';
import { beforeDeadline, writeLimit, type Deadline } from '../deadline.ts';
import type { Slip, SlipStore, Winners } from '../tipps/slips.ts';

export type WinnerTippChange = {
  userId: number;
  mark: Mark;
  /** Short code; null takes the tipp back. */
  team: string | null;
  /** The marks at which the same team may not stand. */
  rivals: readonly Mark[];
  deadline: Deadline;
};

export type WinnerTippStore = {
  /**
   * Stores one winner tipp in the player's slip, durably; may be repeated without harm.
   * @returns `isSaved` false where the deadline is over or a rival has that team; `winners` as they stand then
   */
  save(change: WinnerTippChange): Promise<{ isSaved: boolean; winners: Winners }>;
};

export function createWinnerTippStore(model: Model<Slip>, slips: SlipStore): WinnerTippStore {
  async function update({ userId, mark, team, rivals, deadline }: WinnerTippChange): Promise<Slip | null> {
    const path = `winners.${mark}`;
    const elsewhere = team === null ? [] : rivals.map((rival) => [`winners.${rival}`, { $ne: team }]);
    const filter = { _id: userId, ...Object.fromEntries(elsewhere), ...beforeDeadline(deadline) };
    const change = team === null ? { $unset: { [path]: '' } } : { $set: { [path]: team } };
    const options = {
      returnDocument: 'after',
      projection: { winners: 1 },
      ...writeLimit(deadline),
    } as const;
    return (await model.collection.findOneAndUpdate(
      filter as never,
      change as never,
      options,
    )) as unknown as Slip | null;
  }

  return {
    async save(change) {
      const saved = await update(change);
      if (saved) return { isSaved: true, winners: saved.winners ?? {} };
      const slip = await slips.find(change.userId);
      if (slip) return { isSaved: false, winners: slip.winners ?? {} };
      // The player's registration has not arrived here yet: the slip is made now.
      await slips.create([change.userId]);
      const again = await update(change);
      return { isSaved: again !== null, winners: again?.winners ?? {} };
    },
  };
}
