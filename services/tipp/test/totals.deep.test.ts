import { compareTotals } from './totals.ts';

compareTotals(100);
