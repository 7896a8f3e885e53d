import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { orderMembers } from '../../domain/groups/group-order.ts';
import { countAmong, type Provisional } from '../../domain/ranking/provisional.ts';
import type { Members } from '../../projection/roster.ts';
import type { PlaceList } from '../../projection/ranks.ts';

export type GroupOrders = {
  /** The members in the order of a list; who asks for the same at once shares one making. */
  of(members: Members, list: PlaceList): Promise<Uint32Array>;
  /** What it takes to place members among themselves as `countAmong` makes it; shared in the same way. */
  countsOf(members: Members, places: Provisional): Promise<Uint32Array>;
};

/**
 * Groups in the order of the ranking, or of a match day's: made when somebody looks, and kept as long as both the group and
 * the list are what they were, by themselves: either is another object when it changes.
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

  return {
    of: (members, list) => kept(members, list.order, () => orderMembers(members, list)),
    countsOf: (members, places) => kept(members, places, () => countAmong(members, places)),
  };
}
