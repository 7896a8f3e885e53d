import { Lock } from 'lucide-react';
import { Badge } from '../components/badge.tsx';
import { texts } from './texts.ts';

/** Beside the name of a player whom operators have suspended (specification, chapter 2). */
export const SuspendedBadge = () => (
  <Badge tone="outlined" className="align-middle">
    <Lock aria-hidden="true" className="size-3" strokeWidth={2.5} />
    {texts.locked}
  </Badge>
);
