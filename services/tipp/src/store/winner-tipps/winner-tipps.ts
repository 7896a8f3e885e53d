import type { Model } from 'mongoose';
import type { Mark } from '../../domain/winner-tipps/marks.ts';
import { beforeDeadline, writeLimit, type Deadline } from '../deadline.ts';
import type { Slip, SlipStore, Winners } from '../tipps/slips.ts';

export type WinnerTippChange = {
  userId: number;
  /** Short codes by mark, stored all or none; null takes a tipp back. */
  teams: ReadonlyMap<Mark, string | null>;
  /** The marks at which none of these teams may stand. */
  rivals: readonly Mark[];
  deadline: Deadline;
};

export type WinnerTippStore = {
  /**
   * Stores winner tipps in the player's slip, durably; may be repeated without harm.
   * @returns `isSaved` false where the deadline is over or a rival has that team; `winners` as they stand then
   */
  save(change: WinnerTippChange): Promise<{ isSaved: boolean; winners: Winners }>;
};

export function createWinnerTippStore(model: Model<Slip>, slips: SlipStore): WinnerTippStore {
  async function update({ userId, teams, rivals, deadline }: WinnerTippChange): Promise<Slip | null> {
    const given = [...teams.values()].filter((team) => team !== null);
    const elsewhere = given.length ? rivals.map((rival) => [`winners.${rival}`, { $nin: given }]) : [];
    const filter = { _id: userId, ...Object.fromEntries(elsewhere), ...beforeDeadline(deadline) };
    const paths = [...teams].map(([mark, team]) => [`winners.${mark}`, team] as const);
    const [set, unset] = [
      paths.filter(([, team]) => team !== null),
      paths.filter(([, team]) => team === null),
    ];
    const change = {
      ...(set.length && { $set: Object.fromEntries(set) }),
      ...(unset.length && { $unset: Object.fromEntries(unset) }),
    };
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
