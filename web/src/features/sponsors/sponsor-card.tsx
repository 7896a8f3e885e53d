import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { ExternalLink } from 'lucide-react';
import { useMasked } from '../../apollo/use-masked.ts';
import { OutsideLink } from '../../components/outside-link.tsx';
import type { SponsorType } from '../../generated/schema.ts';
import { cx } from '../../lib/class-names.ts';
import { SponsorLogo } from './sponsor-logo.tsx';
import { SponsorCardFragmentDoc, type SponsorCardFragment } from './sponsors.generated.ts';

interface SponsorCardProps {
  sponsor: FragmentType<SponsorCardFragment>;
  /** What operators may do with it. */
  tools: ((sponsor: SponsorCardFragment) => ReactNode) | null;
}

/** Told by size and metal: names are as large as their tier. */
const names: Record<SponsorType, string> = {
  gold: 'text-lg font-bold',
  silber: 'text-sm font-semibold sm:text-base',
  bronze: 'text-sm font-semibold',
};

export const SponsorCard = ({ sponsor: from, tools }: SponsorCardProps) => {
  const sponsor = useMasked(SponsorCardFragmentDoc, from);
  return sponsor && <Loaded sponsor={sponsor} tools={tools} />;
};

const Loaded = ({ sponsor, tools }: Pick<SponsorCardProps, 'tools'> & { sponsor: SponsorCardFragment }) => {
  const { companyName, link, pictureUrl, sponsorType } = sponsor;
  const face = (
    <>
      <SponsorLogo name={companyName} url={pictureUrl} />
      <span className="flex items-start gap-2 px-1 pt-2 pb-1">
        <span
          className={cx(
            'min-w-0 flex-1 leading-snug [overflow-wrap:anywhere] hyphens-auto',
            names[sponsorType],
          )}
        >
          {companyName}
        </span>
        {link && (
          // In a narrow card the name needs the room.
          <ExternalLink
            aria-hidden="true"
            className={cx('mt-0.5 size-4 flex-none text-ink-2', sponsorType !== 'gold' && 'hidden sm:block')}
          />
        )}
      </span>
    </>
  );
  const look = 'block h-full rounded-lg border border-line bg-surface p-2 shadow-card';
  return (
    <div className="relative h-full">
      {link ? (
        <OutsideLink
          href={link}
          rel="noopener sponsored"
          className={cx(
            look,
            'transition-transform duration-150 hover:-translate-y-0.5 hover:border-line-strong',
          )}
        >
          {face}
        </OutsideLink>
      ) : (
        <div className={look}>{face}</div>
      )}
      {tools && <div className="absolute top-1 right-1 z-1">{tools(sponsor)}</div>}
    </div>
  );
};
