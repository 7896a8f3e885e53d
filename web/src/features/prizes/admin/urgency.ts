import type { PriceState } from '../../../generated/schema.ts';

/** What waits for an operator first, what is done last. */
const order: readonly PriceState[] = ['DUE', 'DRAWN', 'OPEN', 'PUBLISHED'];

/** Among equals as they come. */
export const byUrgency = <Prize extends { state: PriceState }>(prizes: readonly Prize[]): Prize[] =>
  prizes.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
