import { use } from 'react';
import { OperatorSlotsContext, type OperatorSlots } from '../operator-slots.ts';

/** The parts that the route provides for operators. Suspends until they are loaded. */
export const useSlots = (): OperatorSlots => {
  const load = use(OperatorSlotsContext);
  if (!load) throw new Error('The route gives no slots for operators');
  return use(load());
};
