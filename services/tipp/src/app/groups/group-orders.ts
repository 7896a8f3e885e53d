import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { orderMembers, sortedRanks } from '../../domain/groups/group-order.ts';
import { countAmong, type Provisional } from '../../domain/ranking/provisional.ts';
import type { Members } from '../../projection/roster.ts';
import type { PlaceList } from '../../projection/ranks.ts';

export type GroupOrders = {
  /** The members in the order of a list. Concurrent callers share one computation. */
  of(members: Members, list: PlaceList): Promise<Uint32Array>;
  /** The counts from `countAmong`, by which members are placed among themselves; cached in the same way. */
  countsOf(members: Members, places: Provisional): Promise<Uint32Array>;
  /** The members' ranks in the previous evaluation, from `sortedRanks`; cached in the same way. */
  ranksBefore(members: Members, ranksBefore: Uint32Array): Uint32Array;
};

/**
 * Caches groups in the order of the ranking or of a match day. An order is computed on demand and cached by the
 * identities of the members' array and the list, both of which are replaced when they change.
 */
export function createGroupOrders(): GroupOrders {
  const byMembers = new WeakMap<Members, WeakMap<object, Promise<Uint32Array>>>();

  function kept(
    members: Members,
    by: object,
    make: () => Generator<void, Uint32Array>,
  ): Promise<Uint32Array> {
    const ofMembers = byMembers.get(members) ?? new WeakMap<object, Promise<Uint32Array>>();
    byMembers.set(members, ofMembers);
    const made = ofMembers.get(by) ?? inSlices(make());
    ofMembers.set(by, made);
    return made;
  }

  const before = new WeakMap<Members, WeakMap<Uint32Array, Uint32Array>>();
  function keptBefore(members: Members, ranks: Uint32Array): Uint32Array {
    const ofMembers = before.get(members) ?? new WeakMap<Uint32Array, Uint32Array>();
    before.set(members, ofMembers);
    const made = ofMembers.get(ranks) ?? sortedRanks(members, ranks);
    ofMembers.set(ranks, made);
    return made;
  }

  return {
    ranksBefore: keptBefore,
    of: (members, list) => kept(members, list.order, () => orderMembers(members, list)),
    countsOf: (members, places) => kept(members, places, () => countAmong(members, places)),
  };
}
