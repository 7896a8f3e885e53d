import type { BonusState } from './admin-bonus.generated.ts';

/** What waits for an operator first, what is done last. */
const order: readonly BonusState[] = ['CLOSED', 'OPEN', 'PLANNED', 'DRAFT', 'RESOLVED'];

/** Among equals as they come. */
export const byUrgency = <Question extends { state: BonusState }>(
  questions: readonly Question[],
): Question[] => questions.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
