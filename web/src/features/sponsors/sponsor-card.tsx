import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { ExternalLink } from 'lucide-react';
import { useMasked } from '../../apollo/use-masked.ts';
import { OutsideLink } from '../../components/outside-link.tsx';
import type { SponsorType } from '../../generated/schema.ts';
import { cx } from '../../lib/class-names.ts';
import { PADDINGS } from './sponsor-tier.tsx';
import { SponsorCardFragmentDoc, type SponsorCardFragment } from './sponsors.generated.ts';
import { RetriedPicture } from '../../components/retried-picture.tsx';
import { initials } from '../../lib/text/initials.ts';

interface SponsorCardProps {
  sponsor: FragmentType<SponsorCardFragment>;
  /** Operators' tools for the sponsor. */
  tools: ((sponsor: SponsorCardFragment) => ReactNode) | null;
}

/** The style of the names, whose size depends on the tier. */
const names: Record<SponsorType, string> = {
  gold: 'text-lg font-bold',
  silber: 'text-sm font-semibold sm:text-base',
  bronze: 'text-xs font-semibold sm:text-sm',
};

export const SponsorCard = ({ sponsor: from, tools }: SponsorCardProps) => {
  const sponsor = useMasked(SponsorCardFragmentDoc, from);
  return sponsor && <Loaded sponsor={sponsor} tools={tools} />;
};

const Loaded = ({ sponsor, tools }: Pick<SponsorCardProps, 'tools'> & { sponsor: SponsorCardFragment }) => {
  const { companyName, link, pictureUrl, sponsorType } = sponsor;
  const nameStyle = cx('min-w-0 flex-1 leading-snug wrap-anywhere hyphens-auto', names[sponsorType]);
  return (
    <div
      className={cx(
        'relative flex h-full flex-col rounded-lg border border-line bg-surface shadow-card',
        PADDINGS[sponsorType],
        link && 'transition-transform duration-150 hover:-translate-y-0.5 hover:border-line-strong',
      )}
    >
      <SponsorLogo name={companyName} url={pictureUrl} />
      <div className="flex flex-1 items-start gap-2 px-1 pt-2 pb-1">
        {link ? (
          // The whole card is a link, except for operators' tools.
          <OutsideLink
            href={link}
            rel="noopener sponsored"
            className={cx(nameStyle, 'after:absolute after:inset-0 after:rounded-lg')}
          >
            {companyName}
          </OutsideLink>
        ) : (
          <span className={nameStyle}>{companyName}</span>
        )}
        {link && (
          // Hidden in narrow cards, where the name needs the room.
          <ExternalLink
            aria-hidden="true"
            className={cx(
              'mt-0.5 size-4 flex-none text-ink-2',
              sponsorType !== 'gold' && (tools ? 'hidden' : 'hidden sm:block'),
            )}
          />
        )}
        {/* Never placed over the logo, because the sponsor pays for it. */}
        {tools && <div className="relative z-1 -my-2.5 -mr-2 -ml-2">{tools(sponsor)}</div>}
      </div>
    </div>
  );
};

interface SponsorLogoProps {
  name: string;
  url: string;
}

/**
 * A logo on a plain background, which is light in both themes. If it does not load, the initials are shown
 * (specification, chapter 8).
 */
const SponsorLogo = ({ name, url }: SponsorLogoProps) => (
  <span className="relative grid aspect-2/1 place-items-center overflow-hidden rounded-md bg-chalk">
    {/* Positioned absolutely, because a logo higher than its box would otherwise be cut off at the bottom. */}
    <RetriedPicture
      url={url}
      width={640}
      height={320}
      className="absolute inset-0 size-full object-contain p-[6%]"
    >
      <span aria-hidden="true" className="text-3xl font-extrabold text-on-joker">
        {initials(name)}
      </span>
    </RetriedPicture>
  </span>
);
