import { use } from 'react';
import { OperatorSlotsContext, type OperatorSlots } from '../operator-slots.ts';

/** What the route adds for operators; what asks for it waits until it is loaded. */
export const useSlots = (): OperatorSlots => {
  const load = use(OperatorSlotsContext);
  if (!load) throw new Error('The route gives no slots for operators');
  return use(load());
};
