import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { orderMembers, sortedRanks } from '../../domain/groups/group-order.ts';
import { countAmong, type Provisional } from '../../domain/ranking/provisional.ts';
import type { Members } from '../../projection/roster.ts';
import type { PlaceList } from '../../projection/ranks.ts';

export type GroupOrders = ReturnType<typeof createGroupOrders>;

/**
 * Caches groups in the order of the ranking or of a match day. An order is computed on demand and cached by the
 * identities of the members' array and the list, both of which are replaced when they change.
 */
export function createGroupOrders() {
  const [orders, before] = [createMemo<Promise<Uint32Array>>(), createMemo<Uint32Array>()];
  return {
    /** The members in the order of a list. Concurrent callers share one computation. */
    of: (members: Members, list: PlaceList) =>
      orders(members, list.order, () => inSlices(orderMembers(members, list))),
    /** The counts from `countAmong`, by which members are placed among themselves; cached in the same way. */
    countsOf: (members: Members, places: Provisional) =>
      orders(members, places, () => inSlices(countAmong(members, places))),
    /** The members' ranks in the previous evaluation, from `sortedRanks`; cached in the same way. */
    ranksBefore: (members: Members, ranks: Uint32Array) =>
      before(members, ranks, () => sortedRanks(members, ranks)),
  };
}

/** Keeps what is made of two objects, as long as both exist. */
function createMemo<Made extends object>() {
  const byMembers = new WeakMap<Members, WeakMap<object, Made>>();
  return (members: Members, by: object, make: () => Made): Made => {
    const ofMembers = byMembers.get(members) ?? new WeakMap<object, Made>();
    byMembers.set(members, ofMembers);
    const made = ofMembers.get(by) ?? make();
    ofMembers.set(by, made);
    return made;
  };
}
