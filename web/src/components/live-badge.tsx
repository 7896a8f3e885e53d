import { Badge } from './badge.tsx';
import { texts } from './texts.ts';

/** A match is being played. */
export const LiveBadge = () => (
  <Badge tone="live">
    <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-current" />
    {texts.live}
  </Badge>
);
