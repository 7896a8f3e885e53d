import { loadPart } from '../lib/connection/load-part.ts';
import type { LoadSlots, OperatorSlots } from '../features/feed/operator-slots.ts';

let loaded: Promise<OperatorSlots> | undefined;

/** Operators alone load them, once. */
export const loadOperatorSlots: LoadSlots = () =>
  (loaded ??= loadPart(() => import('./operator-slots.tsx')).then(
    ({ operatorSlots: slotsOfOperators }) => slotsOfOperators,
  ));
