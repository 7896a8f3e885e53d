import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { cx } from '../../lib/class-names.ts';
import { PADDINGS, SponsorTier } from './sponsor-tier.tsx';
import { TIERS } from './texts.ts';

const counts = { gold: 2, silber: 3, bronze: 4 };

export const SponsorsSkeleton = () => (
  <Loading className="grid gap-8">
    {TIERS.map((tier) => (
      <SponsorTier key={tier} tier={tier}>
        {Array.from({ length: counts[tier] }, (_none, index) => (
          <li key={index} className={cx('rounded-lg border border-line bg-surface', PADDINGS[tier])}>
            <Skeleton className="aspect-2/1 rounded-md" />
            <Skeleton className="mt-3 mb-2 h-4 w-2/3" />
          </li>
        ))}
      </SponsorTier>
    ))}
  </Loading>
);
