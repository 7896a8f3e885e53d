import { ChevronRight } from 'lucide-react';
import { MATCH_TIPPS } from '../../lib/address/addresses.ts';
import { texts } from './texts.ts';

/** Another feature's view of a player, linked from the card. */
export interface CardLink {
  kind: string;
  label: string;
}

interface CardLinksProps {
  links: readonly CardLink[];
  onGo: (kind: string) => void;
}

const look =
  'flex min-h-11 items-center justify-between gap-1 rounded-lg px-4 py-1.5 max-xs:px-3 text-left text-[min(0.875rem,6vw)] leading-tight font-semibold ' +
  'border border-line-strong bg-surface hover:bg-surface-2 first:border-brand first:bg-brand first:text-on-brand first:hover:bg-brand-strong ' +
  'first:max-sm:col-span-full first:max-sm:text-base';

/** Links to the player's tipps, the main reason to open a card. */
export const CardLinks = ({ links, onGo }: CardLinksProps) => (
  <nav aria-label={texts.ways} className="grid grid-cols-2 gap-2 py-4 sm:grid-cols-3">
    {[{ kind: MATCH_TIPPS, label: texts.matchTipps }, ...links].map(({ kind, label }) => (
      <button key={kind} type="button" onClick={() => onGo(kind)} className={look}>
        {label}
        <ChevronRight aria-hidden="true" className="size-4 flex-none opacity-80" />
      </button>
    ))}
  </nav>
);
