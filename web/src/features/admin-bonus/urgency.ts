import type { BonusState } from './admin-bonus.generated.ts';

/** Questions that wait for an operator first, done ones last. */
const order: readonly BonusState[] = ['CLOSED', 'OPEN', 'PLANNED', 'DRAFT', 'RESOLVED'];

/** Among equals as they come. */
export const byUrgency = <Question extends { state: BonusState }>(
  questions: readonly Question[],
): Question[] => questions.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
