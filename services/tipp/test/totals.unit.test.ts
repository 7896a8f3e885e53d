import { compareTotals } from './totals.ts';

// totals.deep.test.ts plays a hundred games.
compareTotals(5);
