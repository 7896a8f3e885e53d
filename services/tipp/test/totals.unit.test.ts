import { compareTotals } from './totals.ts';

// A hundred games: totals.deep.test.ts.
compareTotals(10);
