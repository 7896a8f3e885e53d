import { beforeDeadline, type Deadline } from '../deadline.ts';
import { basisFilter, stampUpdate, type SaveBasis } from './save-basis.ts';
import { REMEMBERED_SAVES } from './slips.ts';
import { matchKey } from '../../domain/columns/column-key.ts';

/** The changes of one save to a slip, at least one; a missing field stays unchanged. */
export type SlipChange = {
  userId: number;
  matchId: number;
  goals1?: number | null;
  goals2?: number | null;
  joker?: boolean;
  random?: boolean;
  maxJokers: number;
  basis?: SaveBasis;
  deadline: Deadline;
};

export type Operation = {
  updateOne: { filter: { _id: number } & Record<string, unknown>; update: Record<string, unknown> };
};

/**
 * The conditional updates of one save; an update that takes effect adds `id` to the slip. Setting or removing the joker
 * changes the count, but repeating its current state must not. So there are two updates, of which exactly one matches.
 * Retries change nothing, except for saves with neither revision nor key.
 */
export function toOperations(id: string, change: SlipChange): Operation[] {
  const { basis = {} } = change;
  const path = `tipps.${matchKey(change.matchId)}`;
  const stamp = stampUpdate(path, basis);
  const set: Record<string, unknown> = { ...stamp.set };
  for (const field of ['goals1', 'goals2', 'random', 'joker'] as const) {
    if (change[field] !== undefined) set[`${path}.${field}`] = change[field];
  }
  const guard = {
    _id: change.userId,
    ...basisFilter(path, basis),
    ...beforeDeadline(change.deadline),
  };
  const remember = { $push: { saves: { $each: [id], $slice: -REMEMBERED_SAVES }, ...stamp.push } };
  const plain = { $set: set, $inc: stamp.inc, ...remember };
  if (change.joker === undefined) return [{ updateOne: { filter: guard, update: plain } }];

  const unchanged = change.joker ? true : { $ne: true };
  const changed = change.joker ? { $ne: true } : true;
  const room = change.joker ? { jokerCount: { $lt: change.maxJokers } } : {};
  return [
    { updateOne: { filter: { ...guard, [`${path}.joker`]: unchanged }, update: plain } },
    {
      updateOne: {
        filter: { ...guard, ...room, [`${path}.joker`]: changed },
        update: { ...plain, $inc: { ...stamp.inc, jokerCount: change.joker ? 1 : -1 } },
      },
    },
  ];
}
