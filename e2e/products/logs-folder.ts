import { join } from 'node:path';

/** The logs of this run's closed products, by their ports. */
export const logsFolder = join(import.meta.dirname, '../../artifacts/e2e-products');
