import type { Model } from 'mongoose';
import type { Mark } from '../../domain/winner-tipps/marks.ts';
import { beforeDeadline, writeLimit, type Deadline } from '../deadline.ts';
import { basisFilter, stampUpdate, type SaveBasis, type SaveStamp } from '../tipps/save-basis.ts';
import type { Slip, SlipStore, Winners } from '../tipps/slips.ts';

export type WinnerTippChange = {
  userId: number;
  /** Team codes by mark, stored all or none; null removes a tipp. */
  teams: ReadonlyMap<Mark, string | null>;
  /** Marks that must not have any of these teams. */
  rivals: readonly Mark[];
  /** The family of all these marks: places, or one group's. */
  family: string;
  basis: SaveBasis;
  deadline: Deadline;
};

/** A player's current winner tipps, with the stamp of one family. */
export type WinnersNow = { winners: Winners; stamp: SaveStamp | undefined };

export function createWinnerTippStore(model: Model<Slip>, slips: SlipStore) {
  async function update({
    userId,
    teams,
    rivals,
    deadline,
    family,
    basis,
  }: WinnerTippChange): Promise<Slip | null> {
    const given = [...teams.values()].filter((team) => team !== null);
    const elsewhere = given.length ? rivals.map((rival) => [`winners.${rival}`, { $nin: given }]) : [];
    const path = `winnerSaves.${family}`;
    const filter = {
      _id: userId,
      ...Object.fromEntries(elsewhere),
      ...basisFilter(path, basis),
      ...beforeDeadline(deadline),
    };
    const paths = [...teams].map(([mark, team]) => [`winners.${mark}`, team] as const);
    const [set, unset] = [
      paths.filter(([, team]) => team !== null),
      paths.filter(([, team]) => team === null),
    ];
    const stamp = stampUpdate(path, basis);
    const change = {
      $set: { ...Object.fromEntries(set), ...stamp.set },
      $inc: stamp.inc,
      ...(Object.keys(stamp.push).length && { $push: stamp.push }),
      ...(unset.length && { $unset: Object.fromEntries(unset) }),
    };
    const options = {
      returnDocument: 'after',
      projection: { winners: 1, winnerSaves: 1 },
      ...writeLimit(deadline),
    } as const;
    return (await model.collection.findOneAndUpdate(
      filter as never,
      change as never,
      options,
    )) as unknown as Slip | null;
  }

  const now = (slip: Slip | null, family: string): WinnersNow => ({
    winners: slip?.winners ?? {},
    stamp: slip?.winnerSaves?.[family],
  });

  return {
    /** The stored winner tipps of a family. */
    find: async (userId: number, family: string): Promise<WinnersNow> =>
      now(await slips.find(userId), family),
    /**
     * Stores winner tipps durably in the player's slip; idempotent.
     * @returns `isSaved` false if the deadline has passed, another save came first, or a rival mark has one of the teams
     */
    async save(change: WinnerTippChange): Promise<WinnersNow & { isSaved: boolean }> {
      const saved = await update(change);
      if (saved) return { isSaved: true, ...now(saved, change.family) };
      const slip = await slips.find(change.userId);
      if (slip) return { isSaved: false, ...now(slip, change.family) };
      // The player's registration event has not arrived yet: creates the slip now.
      await slips.create([change.userId]);
      const again = await update(change);
      return { isSaved: again !== null, ...now(again, change.family) };
    },
  };
}
