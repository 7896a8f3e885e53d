import type { OperatorSlots } from '../features/feed/operator-slots.ts';

/** What other features add to the operators' post form and below their posts. */
export const operatorSlots: OperatorSlots = {};
