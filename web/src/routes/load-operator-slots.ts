import { loadOnce } from '../lib/connection/load-once.ts';
import { loadPart } from '../lib/connection/load-part.ts';
import type { LoadSlots } from '../features/feed/operator-slots.ts';

/** Only operators load them. */
export const loadOperatorSlots: LoadSlots = loadOnce(
  async () => (await loadPart(() => import('./operator-slots.tsx'))).operatorSlots,
);
