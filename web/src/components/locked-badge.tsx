import { Badge } from './badge.tsx';
import { texts } from './texts.ts';

/** Beside the name of a player whom operators have locked (specification, chapter 2). */
export const LockedBadge = () => <Badge tone="neutral">{texts.locked}</Badge>;
