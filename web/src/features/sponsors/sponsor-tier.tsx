import type { ReactNode } from 'react';
import type { SponsorType } from '../../generated/schema.ts';
import { cx } from '../../lib/class-names.ts';
import { texts } from './texts.ts';

interface SponsorTierProps {
  tier: SponsorType;
  children: ReactNode;
}

/** Lower tiers have narrower columns. Larger fonts widen them, and operators' buttons need more room for the names. */
const grids: Record<SponsorType, string> = {
  gold: 'gap-4 sm:grid-cols-2',
  silber:
    'gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,30%)),1fr))] max-xs:has-[button]:grid-cols-1',
  bronze:
    'gap-2 grid-cols-[repeat(auto-fill,minmax(min(100%,max(6.5rem,22%)),1fr))] xs:max-sm:has-[button]:grid-cols-2 sm:gap-3',
};

/** The paddings of the cards. */
export const PADDINGS: Record<SponsorType, string> = { gold: 'p-3', silber: 'p-2', bronze: 'p-1.5 sm:p-2' };

const metals: Record<SponsorType, string> = {
  gold: 'bg-gold-400',
  silber: 'bg-silver',
  bronze: 'bg-bronze',
};

/** One tier, with a medal and a line in its metal. Higher tiers have larger cards. */
export const SponsorTier = ({ tier, children }: SponsorTierProps) => (
  <section aria-labelledby={`stufe-${tier}`} className="grid gap-3">
    <header className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={cx('size-5 flex-none rounded-full ring-2 ring-hairline ring-inset', metals[tier])}
      />
      <h2
        id={`stufe-${tier}`}
        className={cx('font-extrabold tracking-[.08em]', tier === 'gold' ? 'text-xl' : 'text-base')}
      >
        {texts.tiers[tier]}
      </h2>
      <span aria-hidden="true" className={cx('h-0.5 flex-1 rounded-full opacity-70', metals[tier])} />
    </header>
    <ul className={cx('grid *:min-w-0', grids[tier])}>{children}</ul>
  </section>
);
