import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { orderMembers } from '../../domain/groups/group-order.ts';
import type { Members } from '../../projection/roster.ts';
import type { PlaceList } from '../../projection/ranks.ts';

export type GroupOrders = {
  /** The members in the order of a list; who asks for the same at once shares one making. */
  of(members: Members, list: PlaceList): Promise<Uint32Array>;
};

/**
 * Groups in the order of the ranking, or of a match day's: made when somebody looks, and kept as long as both the group and
 * the list are what they were, by themselves: either is another object when it changes.
 */
export function createGroupOrders(): GroupOrders {
  const byMembers = new WeakMap<Members, WeakMap<object, Promise<Uint32Array>>>();
  return {
    async of(members, list) {
      const byList = byMembers.get(members) ?? new WeakMap<object, Promise<Uint32Array>>();
      byMembers.set(members, byList);
      const known = byList.get(list.order);
      if (known) return known;
      const made = inSlices(orderMembers(members, list));
      byList.set(list.order, made);
      return made;
    },
  };
}
