import type { BonusState } from './admin-bonus.generated.ts';

/** Questions that need an operator come first, finished ones last. */
const order: readonly BonusState[] = ['CLOSED', 'OPEN', 'PLANNED', 'DRAFT', 'RESOLVED'];

/** Keeps the given order within a state. */
export const byUrgency = <Question extends { state: BonusState }>(
  questions: readonly Question[],
): Question[] => questions.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
